/**
 * A move that adds cards to several piles (ME-5), while the player puts it together. This module knows no rules: the legal
 * combinations are passed in.
 */
export type Cards = readonly number[];

export const noCards: Cards = [0, 0, 0, 0];

const hasAtLeast = (way: Cards, cards: Cards): boolean => cards.every((count, index) => way[index]! >= count);
const changeCount = (cards: Cards, pile: number, delta: number): Cards =>
  cards.map((count, index) => (index === pile - 1 ? count + delta : count));

export const withOneMore = (cards: Cards, pile: number): Cards => changeCount(cards, pile, 1);
export const withOneLess = (cards: Cards, pile: number): Cards =>
  (cards[pile - 1] ?? 0) > 0 ? changeCount(cards, pile, -1) : cards;

/** Whether a legal combination has at least these cards. */
export const canExtendTo = (ways: readonly Cards[], cards: Cards): boolean =>
  ways.some((way) => hasAtLeast(way, cards));
export const isComplete = (ways: readonly Cards[], cards: Cards): boolean =>
  ways.some((way) => way.every((count, index) => count === cards[index]));

/** The parts of the sum: each pile's number times its cards. */
export const partsOf = (cards: Cards): number[] =>
  cards.flatMap((count, index) => (count > 0 ? [count * (index + 1)] : []));
export const sumOf = (cards: Cards): number => partsOf(cards).reduce((sum, summand) => sum + summand, 0);
