/** The board: places, and the links along which a mouse walks. Links lead both ways. */
export const links: readonly (readonly [from: number, to: number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [2, 3],
  [1, 4],
  [2, 5],
  [3, 6],
  [4, 5],
  [5, 6],
  [4, 7],
  [5, 7],
  [5, 8],
  [6, 8],
  [7, 8],
];

/** Where each place is drawn: from the left and from the top, 0 to 100. */
export const placesAt: readonly (readonly [x: number, y: number])[] = [
  [50, 92],
  [15, 70],
  [50, 66],
  [85, 70],
  [12, 38],
  [50, 40],
  [88, 38],
  [30, 10],
  [70, 10],
];

/** The place where all mice start. It has no cheese. */
export const START = 0;
export const PLACES = placesAt.length;

/** For each place, the places that it is linked to, ascending. */
export const neighbours: readonly (readonly number[])[] = Array.from({ length: PLACES }, (_, place) =>
  links.flatMap(([from, to]) => (from === place ? [to] : to === place ? [from] : [])).sort((a, b) => a - b),
);
