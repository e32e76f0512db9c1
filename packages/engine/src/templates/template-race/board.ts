/** The board: places, and the links along which a mouse runs. Links lead one way, from the start to the goal. */
export const next: readonly (readonly number[])[] = [
  [1],
  [2],
  [3],
  // A fork: the short path over 4, or the quiet path over 7.
  [4, 7],
  [5],
  [6],
  [11],
  [8],
  [9],
  [10],
  [11],
  [12],
  [13],
  [14],
  [],
];

/** Where each place is drawn: from the left and from the top, 0 to 100. */
export const placesAt: readonly (readonly [x: number, y: number])[] = [
  [10, 90],
  [28, 90],
  [46, 90],
  [64, 86],
  [52, 68],
  [38, 56],
  [30, 40],
  [84, 76],
  [90, 60],
  [82, 44],
  [66, 36],
  [46, 28],
  [34, 14],
  [56, 8],
  [80, 8],
];

export const START = 0;
export const GOAL = next.length - 1;
export const PLACES = next.length;

/** The places that are `steps` links ahead, ascending. A mouse that reaches the goal stops there. */
export function placesAhead(from: number, steps: number): number[] {
  if (steps === 0 || from === GOAL) return [from];
  return [...new Set(next[from]!.flatMap((place) => placesAhead(place, steps - 1)))].sort((a, b) => a - b);
}
