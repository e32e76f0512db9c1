import { describe, expect, it } from 'vitest';
import { seededDraw } from '../chance.ts';
import { randomBot } from './random.ts';
import { mayWait } from './waiting.ts';

const observationOf = (turn: number | null | undefined, ...types: string[]) => ({
  view: { viewer: 1, seats: 2, options: {}, ...(turn === undefined ? {} : { turn }) },
  moves: types.map((type) => ({ type })),
  log: [],
});
const chosenMoves = (observation: ReturnType<typeof observationOf>): Set<string | null> => {
  const draw = seededDraw(1);
  return new Set(
    Array.from({ length: 60 }, () => randomBot()(observation, draw, { iterations: 1 }).move?.type ?? null),
  );
};

describe('a seat may wait', () => {
  it('if another seat is in turn and it cannot pass', () => {
    expect(mayWait(observationOf(0, 'parry'))).toBe(true);
  });
  it('but not on its own turn, if it can pass, or if no seat is in turn', () => {
    expect(mayWait(observationOf(1, 'parry'))).toBe(false);
    expect(mayWait(observationOf(0, 'parry', 'pass'))).toBe(false);
    expect(mayWait(observationOf(null, 'vote'))).toBe(false);
    expect(mayWait(observationOf(undefined, 'vote'))).toBe(false);
  });
});

describe('the random bot', () => {
  it('plays each of its moves', () => {
    expect(chosenMoves(observationOf(1, 'a', 'b', 'c'))).toEqual(new Set(['a', 'b', 'c']));
  });
  it('sometimes declines an optional move', () => {
    expect(chosenMoves(observationOf(0, 'parry'))).toEqual(new Set(['parry', null]));
  });
});
