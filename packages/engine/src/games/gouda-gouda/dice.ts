/**
 * The dice of a roll. Each has 2 green, 2 yellow and 2 red faces (GG-5). The index of a face is its number, and a draw
 * gives 0, 1 or 2. A mask selects dice: bit i is die i.
 */
export const faces = ['green', 'yellow', 'red', 'void', 'spent', 'rolling'] as const;
/** A face of a die. */
export type Face = (typeof faces)[number];

export const GREEN = 0;
export const YELLOW = 1;
export const RED = 2;
/** The die was voided by a cancel token (GG-19). */
export const VOID = 3;
/** While mice move: the die has been used or has no effect. */
export const SPENT = 4;
/** The die is being rolled: its draw is pending. */
export const ROLLING = 5;

export const ROLLED_FACES = 3;
export const MAX_DICE = 5;

/** One die for each mouse on the place, whoever owns it, but at most five (GG-5). */
export const diceFor = (crowd: number): number => Math.min(MAX_DICE, crowd);

/** The dice of each mask, ascending, created once. */
export const diceIn: readonly (readonly number[])[] = Array.from({ length: 1 << MAX_DICE }, (_, mask) =>
  Object.freeze([0, 1, 2, 3, 4].filter((die) => mask & (1 << die))),
);

export function maskOf(dice: readonly number[]): number {
  let mask = 0;
  for (let index = 0; index < dice.length; index++) mask |= 1 << dice[index]!;
  return mask;
}

export const faceNames = (dice: readonly number[]): Face[] => dice.map((face) => faces[face]!);
