/** Explains why a roll cannot be used (ME-8), by the piles that could still take cards. */
import { roomOn } from '@cheeseboard/engine/mens-erger-je-niet';

export interface Stuck {
  readonly roll: number;
  /** The new piles that could take a card. */
  readonly open: readonly number[];
}

export const whyStuck = (row: readonly number[], { roll }: { readonly roll: number }): Stuck => ({
  roll,
  open: row.flatMap((height, index) => (roomOn(height) > 0 ? [index + 1] : [])),
});
