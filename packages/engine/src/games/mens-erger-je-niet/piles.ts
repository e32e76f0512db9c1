/**
 * The new piles (ME-1): how many of their 6 cards have been moved there. The start pile holds the others, always in the
 * same order, so cards need no identity. One array holds the heights of all seats: pile p of seat s is at 4 s + p − 1.
 */
export const PILES = 4;
/** The number of cards in a complete pile. */
export const CARDS_PER_PILE = 6;
/** The number of cards of one player. */
export const CARDS_PER_PLAYER = PILES * CARDS_PER_PILE;

/** The numbers of the piles. */
export const pileNumbers = [1, 2, 3, 4] as const;
/** The number of a pile: the cost of each card on it, and the roll that lays out its first card. */
export type Pile = (typeof pileNumbers)[number];

/** Empty piles for all seats. */
export const noCards = (seats: number): number[] => new Array<number>(seats * PILES).fill(0);

/** How many cards a seat has on its new piles. */
export function cardsOf(heights: readonly number[], seat: number): number {
  const firstPile = seat * PILES;
  return heights[firstPile]! + heights[firstPile + 1]! + heights[firstPile + 2]! + heights[firstPile + 3]!;
}

/** How many cards can still be added to a new pile: none before its first card is laid out (ME-5). */
export const roomOn = (height: number): number => (height === 0 ? 0 : CARDS_PER_PILE - height);
