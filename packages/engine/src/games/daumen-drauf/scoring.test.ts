import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, cardsIn, countBits, deckOf, harmlessIn, isPoisonous, noCards, scoreOf } from './index.ts';
import { totalsOf } from './scoring.ts';
import { cardsOf, stateOf } from './test/positions.ts';

const setOf = (text: string, seat = 0): number[] => {
  const sets = noCards(2);
  for (const card of cardsOf(text)) add(sets, seat, card);
  return sets;
};

describe('DD-15 what snakes are worth', () => {
  it.each([
    ['', 0],
    ['y1', 1],
    ['y1f', -1],
    ['y9 g9 b9', 3],
    ['y9f g9f b9f', -3],
    ['y1 y1f', 0],
    ['y1 y2 g1 g2 b1 b2 b9f', 5],
  ])('"%s" is worth %i: the number does not matter', (won, score) => {
    expect(scoreOf(setOf(won), noCards(2), 0)).toBe(score);
    expect(scoreOf(setOf(won, 1), noCards(2), 1)).toBe(score);
    expect(scoreOf(setOf(won, 1), noCards(2), 0)).toBe(0);
  });
  it('counts the harmless ones of each colour', () => {
    expect(harmlessIn(setOf('y1 y9 g3 b4 b5 y2f g9f'), 0)).toBe(5);
    expect(harmlessIn(setOf('y1 g1 g2 b1 b2 b3', 1), 1)).toBe(6);
  });
});

describe('DD-14 cards left in the last hand', () => {
  it.each([
    ['y1', -1],
    ['y1f', -1],
    ['y1 g2f b3', -3],
  ])('"%s" costs %i', (hand, score) => {
    expect(scoreOf(noCards(2), setOf(hand), 0)).toBe(score);
    expect(scoreOf(setOf('g9'), setOf(hand), 0)).toBe(score + 1);
    expect(scoreOf(noCards(2), setOf(hand, 1), 0)).toBe(0);
  });
});

describe('DD-16 totals', () => {
  it('are sums by seat', () => {
    const state = stateOf({
      hands: ['y1 g1', 'y2 g2'],
      lastTrick: '0b4',
      turn: 0,
      options: { rounds: 4 },
      firstLeader: 1,
      scores: [
        [1, -3],
        [-5, 5],
        [2, -2],
      ],
    });
    expect(totalsOf(state)).toEqual([-2, 0]);
  });
});

describe('sets of cards', () => {
  it('count their bits', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 18 - 1), (bits) => {
        expect(countBits(bits)).toBe([...bits.toString(2)].filter((bit) => bit === '1').length);
      }),
      { seed: 1 },
    );
  });
  it('contain the cards that were added', () => {
    for (let seats = 2; seats <= 7; seats++) {
      const deck = deckOf(seats);
      const sets = noCards(seats);
      for (const card of deck) add(sets, seats - 1, card);
      expect(cardsIn(sets, seats - 1)).toEqual(deck);
      expect(deck.filter(isPoisonous)).toHaveLength(deck.length / 2);
    }
  });
});
