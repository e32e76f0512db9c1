import { describe } from 'vitest';
import { games } from '../../src/games/index.ts';
import { positionsOf } from '../../src/games/positions.ts';
import { fuzzLaws } from '../../src/laws/fuzz.ts';

describe.each(games)('$id', (game) => fuzzLaws(game, positionsOf(game)));
