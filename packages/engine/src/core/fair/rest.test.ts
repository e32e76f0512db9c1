import { describe, expect, it } from 'vitest';
import { Rests, SIT_OUT_DRAWS } from './index.ts';

describe('a person who is left out', () => {
  it('sits out exactly twenty draws', () => {
    const rests = new Rests(3);
    expect(rests.drew(1, [1])).toEqual({ alone: false, early: null });
    for (let draw = 2; draw <= 1 + SIT_OUT_DRAWS; draw++) {
      expect(rests.at(draw)).toEqual([1]);
      expect(rests.drew(draw, [1])).toEqual({ alone: false, early: null });
    }
    expect(rests.at(2 + SIT_OUT_DRAWS)).toEqual([]);
  });

  it('comes back early if one person would draw alone, the longest absent first', () => {
    const rests = new Rests(3);
    rests.drew(1, [1]);
    expect(rests.drew(2, [1, 2])).toEqual({ alone: true, early: null });
    expect(rests.at(3)).toEqual([2]);
    expect(rests.drew(3, [1, 2])).toEqual({ alone: true, early: null });
    expect(rests.at(4)).toEqual([1]);
    expect(rests.drew(4, [1])).toEqual({ alone: false, early: null });
    const restsOfTwo = new Rests(2);
    expect(restsOfTwo.drew(1, [1])).toEqual({ alone: true, early: null });
    expect(restsOfTwo.at(2)).toEqual([]);
  });

  it('does not come back because one person drew alone', () => {
    const rests = new Rests(4);
    rests.drew(1, [1]);
    rests.drew(2, [1, 2, 3]);
    for (let draw = 3; draw <= 1 + SIT_OUT_DRAWS; draw++) {
      expect(rests.at(draw)).toEqual([2, 3]);
      expect(rests.drew(draw, [2, 3])).toEqual({ alone: false, early: null });
    }
  });

  it('cannot make a draw by one person look like a joint one', () => {
    const rests = new Rests(3);
    rests.drew(1, [1]);
    expect(rests.drew(2, [2])).toEqual({ alone: true, early: null });
  });
});
