import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../index.ts';
import { goudaGouda as game, type Options, type State } from '../index.ts';
import { oneOf } from '../tally.ts';
import { spoilersHeld } from './counting.ts';

const tally = (tokens: string): number =>
  [...tokens].reduce((sum, letter) => sum + oneOf('rdtiwc'.indexOf(letter)), 0);

function stateWithTokens(tokens: string[], spent: string[], options: Partial<Options> = {}): State {
  const state = game.setup(tokens.length, readOptions(game, tokens.length, options));
  return { ...state, tokens: tokens.map(tally), spent: spent.map(tally) };
}

describe('counting tokens', () => {
  it('starts from all thirty', () => {
    // Of the 27 tokens that seat 0 does not hold, 18 can spoil a roll.
    const [held, heldByRival] = spoilersHeld(stateWithTokens(['wwi', 'ddd'], ['', '']), 0);
    expect(held).toBe(2);
    expect(heldByRival).toBeCloseTo((3 * 18) / 27);
  });

  it('subtracts the played ones', () => {
    const open = stateWithTokens(['www', 'd', 'dd'], ['ww', 'rrrrr', 'ttttt']);
    // All worsens, re-rolls and transfers were played or are seat 0's: of the other 15 tokens, only the 5 cancels spoil a roll.
    expect(spoilersHeld(open, 0)).toEqual([3, 1 / 3, 2 / 3]);
  });

  it('does not look at the others’ tokens', () => {
    expect(spoilersHeld(stateWithTokens(['r', 'dd'], ['', '']), 0)).toEqual(
      spoilersHeld(stateWithTokens(['r', 'wc'], ['', '']), 0),
    );
  });

  it('is exact with full sets', () => {
    const options = { tokensPerPlayer: 'fullSet' } as const;
    expect(spoilersHeld(stateWithTokens(['rdtiwc', 'rdi'], ['', 'twc'], options), 0)).toEqual([4, 1]);
  });

  it('gives zero without tokens', () => {
    expect(spoilersHeld(stateWithTokens(['', ''], ['', ''], { powers: 'off' }), 0)).toEqual([0, 0]);
  });
});
