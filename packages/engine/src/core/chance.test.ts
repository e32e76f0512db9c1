import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOutcome, drawOutcome, fixedChance, seededChance, seededDraw, shuffle } from './chance.ts';
import { Invalid } from './invalid.ts';

const dice = { kind: 'dice', count: 3, faces: 6, sealed: false } as const;
const cards = { kind: 'shuffle', size: 5, sealed: true } as const;

/** Pearson's chi-square statistic for equal probabilities. */
function chiSquare(counts: readonly number[]): number {
  const expectedCount = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expectedCount) ** 2 / expectedCount, 0);
}

describe('a seeded source', () => {
  it('gives the same outcomes for the same seed, for ever', () => {
    // Fixed for ever: a change of the generator would change what a shared seed means.
    const draw = seededDraw(42);
    expect(Array.from({ length: 8 }, () => draw(1000))).toMatchInlineSnapshot(`
      [
        153,
        850,
        18,
        211,
        534,
        881,
        727,
        440,
      ]
    `);
    expect(seededChance('gouda')(cards)).toMatchInlineSnapshot(`
      [
        3,
        4,
        0,
        2,
        1,
      ]
    `);
  });

  it('gives different outcomes for different seeds', () => {
    const answers = new Set(
      Array.from({ length: 200 }, (_, seed) => seededChance(seed)({ ...cards, size: 30 }).join()),
    );
    expect(answers.size).toBe(200);
  });

  it('stays below the bound, even if it does not divide 2³²', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.nat(), (bound, seed) => {
        const draw = seededDraw(seed);
        for (let times = 0; times < 20; times++) {
          const value = draw(bound);
          expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
        }
      }),
    );
  });

  it('rolls every face equally often', () => {
    for (const faces of [2, 3, 6, 7]) {
      const draw = seededDraw(faces);
      const counts = new Array<number>(faces).fill(0);
      for (let times = 0; times < 60_000; times++) counts[draw(faces)]! += 1;
      // A fair source exceeds 30 less than once in ten thousand times, even for the largest of these bounds.
      expect(chiSquare(counts)).toBeLessThan(30);
    }
  });

  it('is uniform even for a bound near 2²¹', () => {
    const bound = 3 * 2 ** 19;
    const draw = seededDraw(9);
    const countsByThird = [0, 0, 0];
    for (let times = 0; times < 30_000; times++) countsByThird[Math.floor(draw(bound) / 2 ** 19)]! += 1;
    expect(chiSquare(countsByThird)).toBeLessThan(20);
  });

  it('rejects values that would favour small numbers', () => {
    // Three quarters of 2³²: without rejection, the lower third would come up twice as often.
    const bound = 3 * 2 ** 30;
    const draw = seededDraw(9);
    let lowerThirdCount = 0;
    for (let times = 0; times < 30_000; times++) if (draw(bound) < 2 ** 30) lowerThirdCount += 1;
    expect(lowerThirdCount).toBeGreaterThan(9_500);
    expect(lowerThirdCount).toBeLessThan(10_500);
  });

  it('shuffles every order equally often', () => {
    const draw = seededDraw(3);
    const counts = new Map<string, number>();
    for (let times = 0; times < 48_000; times++) {
      const order = shuffle([0, 1, 2, 3], draw).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 24 orders have 23 degrees of freedom: a fair shuffle almost never exceeds 60.
    expect(chiSquare([...counts.values()])).toBeLessThan(60);
  });
});

describe('an outcome', () => {
  it('matches its request', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 90 }), (seed, size) => {
        for (const request of [
          { ...cards, size },
          { ...dice, count: size },
        ]) {
          expect(() => checkOutcome(request, drawOutcome(request, seededDraw(seed)))).not.toThrow();
        }
      }),
    );
  });

  it.each([
    [dice, [0, 1]],
    [dice, [0, 1, 2, 3]],
    [dice, [0, 1, 6]],
    [dice, [0, 1, -1]],
    [dice, [0, 1, 0.5]],
    [dice, [0, 1, '2']],
    [dice, 'abc'],
    [dice, { length: 3, 0: 1, 1: 1, 2: 1 }],
    [dice, null],
    [cards, [0, 1, 2, 3, 3]],
    [cards, [1, 2, 3, 4, 5]],
    [cards, [0, 1, 2, 3]],
  ])('to %j is not %j', (request, outcome) => {
    expect(() => checkOutcome(request, outcome)).toThrow(Invalid);
  });

  it('may show the same face twice', () => {
    expect(() => checkOutcome(dice, [5, 5, 0])).not.toThrow();
  });
});

describe('a fixed list', () => {
  it('gives its outcomes in order, then throws', () => {
    const chance = fixedChance([
      [1, 2, 3],
      [0, 0, 0],
    ]);
    expect(chance(dice)).toEqual([1, 2, 3]);
    expect(chance(dice)).toEqual([0, 0, 0]);
    expect(() => chance(dice)).toThrow('only 2 draws');
  });
});
