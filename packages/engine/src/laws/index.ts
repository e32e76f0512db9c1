/**
 * The laws that every game obeys, as tests. Call this in a test file to check your game; it needs vitest and fast-check.
 *
 *   holdToTheLaws({ game, positions, texts, bots, reasons });
 */
import { describe } from 'vitest';
import type { AnyPositions } from '../core/position.ts';
import type { AnyTeaching, LessonTexts } from '../core/teaching.ts';
import type { AnyGame } from '../index.ts';
import { type BotsWithTexts, botLaws } from './bots.ts';
import { fuzzLaws } from './fuzz.ts';
import { gameLaws } from './game.ts';
import { teachingLaws } from './teaching.ts';
import { textLaws } from './text.ts';

/** A game with everything that the laws check. */
export interface Subject extends BotsWithTexts {
  readonly game: AnyGame;
  readonly positions: AnyPositions;
  /** What the game explains during a first game, if it does. */
  readonly teaching?: AnyTeaching;
  readonly lessons?: LessonTexts;
}

/** Long, because the properties run many games and do not measure time. */
const longTimeout = { timeout: 600_000 };

/** Declares the tests of all laws for a game. */
export function holdToTheLaws({ game, positions, teaching, lessons, ...withTexts }: Subject): void {
  describe(game.id, longTimeout, () => gameLaws(game, positions));
  describe(`${game.id} and untrusted input`, longTimeout, () => fuzzLaws(game, positions));
  describe(`the texts of ${game.id}`, longTimeout, () => textLaws(game, withTexts.texts));
  describe(`the bots of ${game.id}`, longTimeout, () => botLaws(game, withTexts));
  if (teaching && lessons)
    describe(`what ${game.id} teaches`, longTimeout, () => teachingLaws(game, { teaching, lessons }));
}

export type { BotsWithTexts } from './bots.ts';
export * from './oracle.ts';
