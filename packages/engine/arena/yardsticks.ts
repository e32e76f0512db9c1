/**
 * Players to measure the bots against: a random one for every game, and those in `src/games/<id>/test/yardsticks.ts`. A
 * greedy one cannot be written for all games at once, because the contract of a game has no score before the end.
 */
import { existsSync } from 'node:fs';
import type { AnyBots } from '../src/core/bots/bot.ts';
import { randomBot } from '../src/core/bots/random.ts';

/** A bot of any game. */
export type AnyBot = AnyBots['easy'];

/** The yardsticks of a game, by name. */
export async function loadYardsticks(game: string): Promise<Readonly<Record<string, AnyBot>>> {
  const file = new URL(`../src/games/${game}/test/yardsticks.ts`, import.meta.url);
  const { yardsticks = {} } = existsSync(file) ? await import(file.href) : {};
  return { random: randomBot(), ...yardsticks };
}
