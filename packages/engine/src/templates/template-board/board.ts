/** The board: places, and the links along which a mouse walks. Links lead both ways. */
const links: readonly (readonly [from: number, to: number])[] = [
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

/** The place where all mice start. It has no cheese. */
export const START = 0;
export const PLACES = 9;

/** For each place, the places that it is linked to, ascending. */
export const neighbours: readonly (readonly number[])[] = Array.from({ length: PLACES }, (_, place) =>
  links.flatMap(([from, to]) => (from === place ? [to] : to === place ? [from] : [])).sort((a, b) => a - b),
);
