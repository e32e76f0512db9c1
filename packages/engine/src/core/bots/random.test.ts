import { describe, expect, it } from 'vitest';
import { seededDraw } from '../chance.ts';
import { randomBot } from './random.ts';
import { mayWait } from './waiting.ts';

const seen = (turn: number | null | undefined, ...types: string[]) => ({
  view: { viewer: 1, seats: 2, options: {}, ...(turn === undefined ? {} : { turn }) },
  moves: types.map((type) => ({ type })),
  log: [],
});
const choices = (from: ReturnType<typeof seen>): Set<string | null> => {
  const draw = seededDraw(1);
  return new Set(
    Array.from({ length: 60 }, () => randomBot()(from, draw, { iterations: 1 }).move?.type ?? null),
  );
};

describe('a seat may wait', () => {
  it('if another seat is in turn and it cannot pass', () => {
    expect(mayWait(seen(0, 'parry'))).toBe(true);
  });
  it('but not on its own turn, if it can pass, or if no seat is in turn', () => {
    expect(mayWait(seen(1, 'parry'))).toBe(false);
    expect(mayWait(seen(0, 'parry', 'pass'))).toBe(false);
    expect(mayWait(seen(null, 'vote'))).toBe(false);
    expect(mayWait(seen(undefined, 'vote'))).toBe(false);
  });
});

describe('the random bot', () => {
  it('plays each of its moves', () => {
    expect(choices(seen(1, 'a', 'b', 'c'))).toEqual(new Set(['a', 'b', 'c']));
  });
  it('sometimes declines an optional move', () => {
    expect(choices(seen(0, 'parry'))).toEqual(new Set(['parry', null]));
  });
});
