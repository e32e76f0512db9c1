import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { positionsOf } from '../../src/games/positions.ts';
import { poisoned } from '../kit.ts';
import { gameLaws } from '../laws/game.ts';

describe('the poison', () => {
  it('works', () => {
    expect(() => poisoned(() => Math.random())).toThrow('chance of its own');
    expect(() => poisoned(() => Date.now())).toThrow('the time');
    expect(() => poisoned(() => new Date())).toThrow('the time');
  });
});

describe.each(games)('$id', (game) => gameLaws(game, positionsOf(game)));
