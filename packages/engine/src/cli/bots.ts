import { randomInt } from 'node:crypto';
import { type Bot, type Budget, type Level, levels, usualBudget } from '../core/bots/bot.ts';
import { randomBot } from '../core/bots/random.ts';
import { seededDraw } from '../core/chance.ts';
import type { AnyGame, Draw, GameTypes } from '../core/game.ts';
import { gameBots } from '../games/bots.ts';

export const botLevels = [...levels, 'random'] as const;
export type BotLevel = Level | 'random';

/** The bots of one sitting: how they choose, with which dice, and how long they may think. */
export interface Thinking {
  readonly bot: Bot<GameTypes>;
  readonly draw: Draw;
  readonly budget: Budget;
  /** For an offer out of turn: a pause that can be noticed would tell who has one. */
  readonly glance: Budget;
}

/** With a seed the same bots play the same game again, so they count steps of thought instead of time. */
export function thinkingOf(game: AnyGame, level: BotLevel, seed: string | undefined): Thinking {
  const known = level === 'random' ? undefined : gameBots[game.id]?.[level];
  return {
    bot: known ?? randomBot(),
    draw: seed === undefined ? (bound) => randomInt(bound) : seededDraw(`${seed} bots`),
    budget: seed === undefined ? usualBudget(() => performance.now()) : { iterations: 200 },
    glance: { iterations: 30 },
  };
}

/** What bots are called, and nobody else, so that a saved game knows them again. */
export const botNames = ['Brie', 'Edam', 'Feta', 'Tilsit', 'Cheddar', 'Stilton', 'Ricotta'] as const;

export const isBotName = (name: string): boolean =>
  botNames.some((bot) => bot.toLowerCase() === name.toLowerCase());
