import { PILE_CARDS, PILES, type Pile, pileNumbers } from '../piles.ts';
import { heightIn, once, ROLLS, ROWS, rowsAfter } from './rows.ts';

/** With how many of the six rolls each row can bring a pile to a height, by row, pile and height. */
const reaches = once((): Uint8Array => {
  const counts = new Uint8Array(ROWS * PILES * PILE_CARDS);
  const after = rowsAfter();
  for (let row = 0; row < ROWS; row++) {
    for (let roll = 1; roll <= ROLLS; roll++) {
      const reached = new Set<number>();
      for (const next of after[row * ROLLS + roll - 1]!) {
        for (const pile of pileNumbers) {
          const height = heightIn(next, pile);
          if (height !== heightIn(row, pile) && height < PILE_CARDS) reached.add(at(row, pile, height));
        }
      }
      for (const place of reached) counts[place]! += 1;
    }
  }
  return counts;
});

const at = (row: number, pile: Pile, height: number): number =>
  (row * PILES + pile - 1) * PILE_CARDS + height;

/** With how many of the six rolls a player with this row sends a pile of that height back (ME-9); 0 for one that is not open. */
export const rollsToReach = (row: number, pile: Pile, height: number): number =>
  height < PILE_CARDS ? reaches()[at(row, pile, height)]! : 0;
