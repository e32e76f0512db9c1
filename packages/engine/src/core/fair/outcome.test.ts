import { hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOutcome } from '../chance.ts';
import type { ChanceRequest } from '../game.ts';
import { Invalid } from '../invalid.ts';
import { Chain, logOutcome } from './index.ts';

const [a, b, c] = [1, 2, 3].map((byte) => new Chain(new Uint8Array(32).fill(byte), 4).reveal(1)) as [
  string,
  string,
  string,
];
const drawContext = { room: 'room', match: 1, draw: 1, after: 'h'.repeat(43) };
const dice: ChanceRequest = { kind: 'dice', count: 8, faces: 6, sealed: false };
const text = (...parameters: Parameters<typeof logOutcome>): string => logOutcome(...parameters).join(' ');

describe('the outcome of a draw in a log', () => {
  it('keeps its published values, which records contain', () => {
    expect(text(dice, drawContext, [a, b, c])).toBe('2 0 3 1 1 3 4 4');
    expect(text({ kind: 'shuffle', size: 12, sealed: true }, drawContext, [a, null, c])).toBe(
      '1 11 0 5 10 2 6 9 3 8 4 7',
    );
  });
  it('is HKDF-SHA-256 over the reveals, word by word', () => {
    const material = Buffer.concat([
      Buffer.from([32]),
      Buffer.from(a, 'hex'),
      Buffer.from([0, 32]),
      Buffer.from(c, 'hex'),
    ]);
    const info = JSON.stringify(['room', 1, 1, drawContext.after, 'dice 8 of 6', 0]);
    const words = new DataView(hkdfSync('sha256', material, 'cheeseboard draw', info, 32));
    const values = Array.from({ length: 8 }, (_, index) => words.getUint32(4 * index) % 6);
    expect(logOutcome(dice, drawContext, [a, null, c])).toEqual(values);
  });
  it('depends on every reveal, on whose it is, and on who is left out', () => {
    const lists = [
      [a, b, c],
      [b, a, c],
      [a, b, null],
      [a, b],
      [null, a, b],
      [a, null, b],
      [a, b, a],
      [a, b, null, null],
      [],
    ];
    expect(new Set(lists.map((reveals) => text(dice, drawContext, reveals))).size).toBe(lists.length);
  });
  it('depends on the room, the match, the draw, the last step and the request', () => {
    const places = [
      drawContext,
      { ...drawContext, room: 'other' },
      { ...drawContext, match: 2 },
      { ...drawContext, draw: 2 },
      { ...drawContext, after: 'i'.repeat(43) },
    ];
    const texts = places.map((drawPlace) => text(dice, drawPlace, [a, b]));
    expect(new Set([...texts, text({ ...dice, count: 9 }, drawContext, [a, b]).slice(0, 15)]).size).toBe(6);
  });
  it('answers every request that it accepts, and refuses the others', () => {
    const number = fc.oneof(
      fc.integer({ min: -1, max: 70 }),
      fc.constantFrom(0.5, 3000, 2 ** 33, Number.NaN),
    );
    fc.assert(
      fc.property(number, number, fc.boolean(), (count, faces, isShuffle) => {
        const request: ChanceRequest = isShuffle
          ? { kind: 'shuffle', size: count, sealed: true }
          : { kind: 'dice', count, faces, sealed: false };
        let outcome: readonly number[];
        try {
          outcome = logOutcome(request, drawContext, [a, b]);
        } catch (error) {
          expect(error).toBeInstanceOf(Invalid);
          return;
        }
        expect(() => checkOutcome(request, outcome)).not.toThrow();
      }),
    );
  });
  it('makes each face equally likely (χ², 5 degrees of freedom, 1 in 100,000)', () => {
    const counts = new Array<number>(6).fill(0);
    for (let draw = 1; draw <= 300; draw++) {
      for (const value of logOutcome({ ...dice, count: 40 }, { ...drawContext, draw }, [a, b]))
        counts[value]! += 1;
    }
    const expectedCount = 2000;
    const chi2 = counts.reduce((sum, count) => sum + (count - expectedCount) ** 2 / expectedCount, 0);
    expect(chi2).toBeLessThan(30.9);
  });
});
