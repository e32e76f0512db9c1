import { CARDS_PER_PILE, PILES, type Pile, pileNumbers } from '../piles.ts';
import { heightIn, oncePerReading, type Printed, ROLLS, ROWS, rowsAfter } from './rows.ts';

/** How many of the six rolls can bring a pile to a height, by row, pile and height. */
const reaches = oncePerReading((printed): Uint8Array => {
  const counts = new Uint8Array(ROWS * PILES * CARDS_PER_PILE);
  const nextRows = rowsAfter(printed);
  for (let row = 0; row < ROWS; row++) {
    for (let roll = 1; roll <= ROLLS; roll++) {
      const reachedIndices = new Set<number>();
      for (const nextRow of nextRows[row * ROLLS + roll - 1]!) {
        for (const pile of pileNumbers) {
          const height = heightIn(nextRow, pile);
          if (height !== heightIn(row, pile) && height < CARDS_PER_PILE)
            reachedIndices.add(indexOf(row, pile, height));
        }
      }
      for (const index of reachedIndices) counts[index]! += 1;
    }
  }
  return counts;
});

const indexOf = (row: number, pile: Pile, height: number): number =>
  (row * PILES + pile - 1) * CARDS_PER_PILE + height;

/** How many of the six rolls let a player with this row send back a pile of that height (ME-9); 0 for a closed pile. */
export const rollsToReach = (row: number, pile: Pile, height: number, printed: Printed): number =>
  height < CARDS_PER_PILE ? reaches(printed)[indexOf(row, pile, height)]! : 0;
