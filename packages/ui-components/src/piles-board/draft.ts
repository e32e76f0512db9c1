/** Adding over several piles (ME-5): what is put together so far, and what can still be done with it. No rule is known here: the legal ways come in. */
export type Cards = readonly number[];

export const nothing: Cards = [0, 0, 0, 0];

const covers = (way: Cards, cards: Cards): boolean => cards.every((count, index) => way[index]! >= count);
const changed = (cards: Cards, pile: number, by: number): Cards =>
  cards.map((count, index) => (index === pile - 1 ? count + by : count));

export const oneMore = (cards: Cards, pile: number): Cards => changed(cards, pile, 1);
export const oneLess = (cards: Cards, pile: number): Cards =>
  (cards[pile - 1] ?? 0) > 0 ? changed(cards, pile, -1) : cards;

/** Whether some legal way still leads on from these cards. */
export const leadsOn = (ways: readonly Cards[], cards: Cards): boolean =>
  ways.some((way) => covers(way, cards));
export const isWhole = (ways: readonly Cards[], cards: Cards): boolean =>
  ways.some((way) => way.every((count, index) => count === cards[index]));

/** What each pile gives to the sum: its number times its cards. */
export const partsOf = (cards: Cards): number[] =>
  cards.flatMap((count, index) => (count > 0 ? [count * (index + 1)] : []));
export const sumOf = (cards: Cards): number => partsOf(cards).reduce((sum, part) => sum + part, 0);
