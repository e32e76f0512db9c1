/**
 * A row is the state of one player: four piles of 0 to 6 cards, so 2,401 rows in all. That is few enough to precompute
 * everything about each row, which makes playouts fast.
 */
import type { Seat } from '../../../core/game.ts';
import type { Spending } from '../moves.ts';
import { CARDS_PER_PILE, PILES, type Pile, pileNumbers } from '../piles.ts';
import { isPrintedExample, spendings } from '../spending.ts';
import type { Options } from '../state.ts';

const HEIGHTS = CARDS_PER_PILE + 1;
export const ROWS = HEIGHTS ** PILES;
/** The row in which all four piles are full. */
export const FULL_ROW = ROWS - 1;
export const ROLLS = 6;

/** How much one card on pile 1, 2, 3 or 4 adds to the row's number. */
const steps: readonly number[] = pileNumbers.map((pile) => HEIGHTS ** (PILES - pile));

export function rowOf(heights: readonly number[], seat: Seat): number {
  const firstPile = seat * PILES;
  return (
    ((heights[firstPile]! * HEIGHTS + heights[firstPile + 1]!) * HEIGHTS + heights[firstPile + 2]!) *
      HEIGHTS +
    heights[firstPile + 3]!
  );
}

export const heightIn = (row: number, pile: Pile): number => Math.floor(row / steps[pile - 1]!) % HEIGHTS;

/** The row after the pile was sent back. */
export const withoutPile = (row: number, pile: Pile): number => row - heightIn(row, pile) * steps[pile - 1]!;

/** Whether a pile can be sent back: it has begun and is not full (ME-10). */
export const isOpen = (height: number): boolean => height > 0 && height < CARDS_PER_PILE;

/** What a move adds to the number of the player's row. */
export function stepOf(move: Spending): number {
  if (move.type === 'layOut') return steps[move.pile - 1]!;
  const { cards } = move;
  return cards[0] * steps[0]! + cards[1] * steps[1]! + cards[2] * steps[2]! + cards[3];
}

/** Whether the printed example is played (ME-12). It decides which rolls a row can spend. */
export type Printed = Options['printedExample'];

/** `rowsAfter(printed)[row * ROLLS + roll - 1]`: the rows that this roll can lead to; none if it cannot be spent. */
export const rowsAfter = oncePerReading((printed): readonly (readonly number[])[] => {
  const nextRows: number[][] = [];
  const moves: Spending[] = [];
  for (let row = 0; row < ROWS; row++) {
    const heights = pileNumbers.map((pile) => heightIn(row, pile));
    for (let roll = 1; roll <= ROLLS; roll++) {
      moves.length = 0;
      if (printed === 'off' || !isPrintedExample(heights, 0, roll)) spendings(heights, 0, roll, moves);
      nextRows.push(moves.map((move) => row + stepOf(move)));
    }
  }
  return nextRows;
});

/** Computes a value on the first call for each reading of ME-12. */
export function oncePerReading<V>(work: (printed: Printed) => V): (printed: Printed) => V {
  const values = { off: once(() => work('off')), on: once(() => work('on')) };
  return (printed) => values[printed]();
}

/** Computes a value on the first call only, because a page that only shows the game never needs these tables. */
export function once<V>(work: () => V): () => V {
  let cachedValue: V | undefined;
  return () => {
    cachedValue ??= work();
    return cachedValue;
  };
}
