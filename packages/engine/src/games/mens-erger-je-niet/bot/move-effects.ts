import type { Seat } from '../../../core/game.ts';
import type { Move } from '../moves.ts';
import { CARDS_PER_PILE, PILES, type Pile, pileNumbers } from '../piles.ts';
import { canSpend, isPrintedExample } from '../spending.ts';
import { capturesOf, type View } from '../view.ts';
import { rollsToReach } from './reach.ts';
import { type Printed, ROLLS, rowOf } from './rows.ts';

/** A pile that is sent back: its owner and its number of cards. */
export interface Taken {
  readonly seat: Seat;
  readonly pile: Pile;
  readonly cards: number;
}

/** The effects of a move of the viewer that are known without search. */
export interface MoveEffects {
  /** The pile heights of all seats: see piles.ts. */
  readonly heights: readonly number[];
  readonly taken: readonly Taken[];
  readonly begun: readonly Pile[];
  readonly filled: readonly Pile[];
  readonly grown: readonly Pile[];
  /** The probability that a rival can send pile 1, 2, 3 or 4 back with one roll each. */
  readonly dangers: readonly number[];
  /** How many of the six rolls could be spent next turn. */
  readonly usable: number;
}

export function effectsOf(view: View, move: Move): MoveEffects {
  const seat = view.viewer as Seat;
  const { printedExample } = view.options;
  const heights = view.piles.flat();
  const heightsBefore = view.piles[seat]!;
  const capturedPiles = capturesOf(view, move).map(({ seat: from, pile }) => {
    const pileIndex = from * PILES + pile - 1;
    const cards = heights[pileIndex]!;
    heights[pileIndex] = 0;
    return { seat: from, pile: pile as Pile, cards };
  });
  for (const pile of pileNumbers) heights[seat * PILES + pile - 1]! += addedTo(move, pile);
  const grownPiles = pileNumbers.filter((pile) => addedTo(move, pile) > 0);
  return {
    heights,
    taken: capturedPiles,
    grown: grownPiles,
    begun: grownPiles.filter((pile) => heightsBefore[pile - 1] === 0),
    filled: grownPiles.filter((pile) => heights[seat * PILES + pile - 1] === CARDS_PER_PILE),
    dangers: dangersOf(heights, seat, printedExample),
    usable: usableRolls(heights, seat, printedExample),
  };
}

/** How many cards a move puts on a pile. */
export function addedTo(move: Move, pile: Pile): number {
  if (move.type === 'add') return move.cards[pile - 1]!;
  return move.type === 'layOut' && move.pile === pile ? 1 : 0;
}

export function dangersOf(heights: readonly number[], seat: Seat, printed: Printed): number[] {
  const seats = heights.length / PILES;
  return pileNumbers.map((pile) => {
    let chanceKept = 1;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const height = heights[seat * PILES + pile - 1]!;
      chanceKept *= 1 - rollsToReach(rowOf(heights, other), pile, height, printed) / ROLLS;
    }
    return 1 - chanceKept;
  });
}

export function usableRolls(heights: readonly number[], seat: Seat, printed: Printed): number {
  let usableCount = 0;
  for (let roll = 1; roll <= ROLLS; roll++) {
    const isPrinted = printed === 'on' && isPrintedExample(heights, seat, roll);
    if (!isPrinted && canSpend(heights, seat, roll)) usableCount += 1;
  }
  return usableCount;
}
