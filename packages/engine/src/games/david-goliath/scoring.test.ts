import { describe, expect, it } from 'vitest';
import { bitOf, COLOURS, colourOf, readCard } from './cards.ts';
import { colourScore, scoreOf } from './scoring.ts';

/** The sets of two seats; the first has won nothing. */
function wonBySecond(cards: string): number[] {
  const sets = new Array<number>(2 * COLOURS).fill(0);
  for (const text of cards.split(' ')) {
    const card = readCard(text)!;
    sets[COLOURS + colourOf(card)]! |= bitOf(card);
  }
  return sets;
}

describe('DG-11 two cards count; three are too many', () => {
  it('rulebook example: Dennis has 52 points', () => {
    const won = wonBySecond('r4 r10 r11 y8 g5 g9 b2 b3 b6 b10 b12 p10 p12');
    expect(scoreOf(won, 1)).toBe(3 + 8 + 14 + 5 + 22);
    expect(scoreOf(won, 1)).toBe(52);
    expect(scoreOf(won, 0)).toBe(0);
  });

  it.each([
    ['none', 0, 0],
    ['a 1', 0b1, 1],
    ['an 18', 1 << 17, 18],
    ['17 and 18', 0b11 << 16, 35],
    ['16, 17 and 18', 0b111 << 15, 3],
    ['all eighteen', 2 ** 18 - 1, 18],
  ])('%s', (_, bits, score) => {
    expect(colourScore(bits)).toBe(score);
  });
});
