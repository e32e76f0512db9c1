import { describe } from 'vitest';
import { fuzzLaws } from '../../src/laws/fuzz.ts';
import { gameLaws } from '../../src/laws/game.ts';
import { letters, lettersPositions } from './letters.ts';

describe('a game with elimination, targets and guesses', () => {
  gameLaws(letters, lettersPositions);
  fuzzLaws(letters, lettersPositions);
});
