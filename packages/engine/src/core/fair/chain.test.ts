import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Chain, follows, isReveal } from './index.ts';

const seed = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);

describe('a chain', () => {
  const chain = new Chain(seed(7), 200);
  it('has links that can each be checked against every earlier one', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        expect(follows(chain.link(late), chain.link(early), late - early)).toBe(true);
        expect(follows(chain.link(late), chain.commitment, late)).toBe(true);
        if (early < late) expect(follows(chain.link(early), chain.link(late), late - early)).toBe(false);
      }),
    );
  });
  it('depends only on its seed', () => {
    expect(new Chain(seed(7), 200).link(133)).toBe(chain.link(133));
    expect(new Chain(seed(8), 200).commitment).not.toBe(chain.commitment);
  });
  it('ends', () => {
    expect(isReveal(chain.link(200))).toBe(true);
    for (const index of [201, -1, 0.5, Number.NaN]) expect(() => chain.link(index)).toThrow(RangeError);
  });
});
