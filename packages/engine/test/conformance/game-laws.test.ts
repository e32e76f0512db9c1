import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { positionsOf } from '../../src/games/positions.ts';
import { gameLaws } from '../../src/laws/game.ts';
import { withoutClockOrRandom } from '../../src/laws/random-games.ts';

it('withoutClockOrRandom makes Date and Math.random throw', () => {
  expect(() => withoutClockOrRandom(() => Math.random())).toThrow('Math.random');
  expect(() => withoutClockOrRandom(() => Date.now())).toThrow('the clock');
  expect(() => withoutClockOrRandom(() => new Date())).toThrow('the clock');
});

describe.each(games)('$id', (game) => gameLaws(game, positionsOf(game)));
