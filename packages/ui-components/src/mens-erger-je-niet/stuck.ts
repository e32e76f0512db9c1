/** Why a roll is of no use (ME-8), as far as one can see it: which piles there are to add to. */
import { roomOn } from '@cheeseboard/engine/mens-erger-je-niet';

export interface Stuck {
  readonly roll: number;
  /** The new piles that could take a card. None: there is nothing to add to. */
  readonly open: readonly number[];
}

export const whyStuck = (row: readonly number[], { roll }: { readonly roll: number }): Stuck => ({
  roll,
  open: row.flatMap((height, index) => (roomOn(height) > 0 ? [index + 1] : [])),
});
