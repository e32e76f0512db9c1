/**
 * The laws of every game, ours or yours. Call this in a test file to check a game:
 *
 *   holdToTheLaws({ game, positions, texts, bots, reasons });
 */
import { describe } from 'vitest';
import type { AnyPositions } from '../../src/core/position.ts';
import type { AnyGame } from '../../src/index.ts';
import { type BotsWithTexts, botLaws } from './bots.ts';
import { fuzzLaws } from './fuzz.ts';
import { gameLaws } from './game.ts';
import { textLaws } from './text.ts';

export interface Subject extends BotsWithTexts {
  readonly game: AnyGame;
  readonly positions: AnyPositions;
}

/** Properties take as long as they need: no test here measures time. */
const longTimeout = { timeout: 600_000 };

export function holdToTheLaws({ game, positions, ...withTexts }: Subject): void {
  describe(game.id, longTimeout, () => gameLaws(game, positions));
  describe(`${game.id} and untrusted input`, longTimeout, () => fuzzLaws(game, positions));
  describe(`the texts of ${game.id}`, longTimeout, () => textLaws(game, withTexts.texts));
  describe(`the bots of ${game.id}`, longTimeout, () => botLaws(game, withTexts));
}
