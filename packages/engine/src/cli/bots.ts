import { randomInt } from 'node:crypto';
import { type Bot, type Budget, type Level, levels, usualBudget } from '../core/bots/bot.ts';
import { randomBot } from '../core/bots/random.ts';
import { seededDraw } from '../core/chance.ts';
import type { AnyGame, Draw, GameTypes } from '../core/game.ts';
import { gameBots } from '../games/bots.ts';

export const botLevels = [...levels, 'random'] as const;
export type BotLevel = Level | 'random';

/** The bots at one table: how they choose, their random source, and their thinking time. */
export interface Thinking {
  readonly bot: Bot<GameTypes>;
  readonly draw: Draw;
  readonly budget: Budget;
  /** The budget for a decision out of turn. It is small, because a visible pause would reveal that a seat can act. */
  readonly offerBudget: Budget;
}

/**
 * Returns the bots of a level. With a seed, they count iterations instead of time, so that the same seed replays the
 * same game.
 */
export function createThinking(game: AnyGame, level: BotLevel, seed: string | undefined): Thinking {
  const knownBot = level === 'random' ? undefined : gameBots[game.id]?.[level];
  return {
    bot: knownBot ?? randomBot(),
    draw: seed === undefined ? (bound) => randomInt(bound) : seededDraw(`${seed} bots`),
    budget: seed === undefined ? usualBudget(() => performance.now()) : { iterations: 200 },
    offerBudget: { iterations: 30 },
  };
}

/** Names reserved for bots, so that a saved game recognises them. */
export const botNames = ['Brie', 'Edam', 'Feta', 'Tilsit', 'Cheddar', 'Stilton', 'Ricotta'] as const;

export const isBotName = (name: string): boolean =>
  botNames.some((bot) => bot.toLowerCase() === name.toLowerCase());
