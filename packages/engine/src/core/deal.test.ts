import { expect, it } from 'vitest';
import { seededDraw } from './chance.ts';
import { dealUnseen } from './deal.ts';

const cards = ['r1', 'r2', 'g1', 'g2', 'b1', 'b2'];
const suitOf = (card: string): string => card[0]!;

it('deals every card once, as many as each hand has room for, and none that it cannot hold', () => {
  // If the first hand takes both red cards and the second both blue ones, the green ones need an exchange.
  const suits = ['rg', 'gb', 'rb'];
  for (let seed = 0; seed < 200; seed++) {
    const hands = dealUnseen(
      cards,
      [2, 2, 2],
      (hand, card) => suits[hand]!.includes(suitOf(card)),
      seededDraw(seed),
    );
    expect(hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    expect(hands.flat().sort()).toEqual([...cards].sort());
    for (const [index, hand] of hands.entries())
      for (const card of hand) expect(suits[index]).toContain(suitOf(card));
  }
});

it('gives a hand without room nothing', () => {
  const [none, all] = dealUnseen(cards, [0, 6], () => true, seededDraw(1));
  expect(none).toEqual([]);
  expect(all).toHaveLength(6);
});

it('fills every place even if no deal fits', () => {
  const hands = dealUnseen(cards, [3, 3], (hand) => hand === 0, seededDraw(1));
  expect(hands.map((hand) => hand.length)).toEqual([3, 3]);
});
