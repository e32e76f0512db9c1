/** A bot's input and output, as plain data that can be posted to a worker. */
import { type GameTypes, seededDraw } from '@cheeseboard/engine';
import type { AnyBots, Budget, Level, Observation, ReasonBase } from '@cheeseboard/engine/bots';

/** What a bot is asked. */
export interface Question {
  readonly level: Level;
  /** What the acting seat sees: its view, its legal moves, and every event since the match began. */
  readonly seen: Observation<GameTypes>;
  /**
   * How long to search: milliseconds for people, iterations for tests. A slow device may search for up to `longestMilliseconds`,
   * by default three times as long.
   */
  readonly budget:
    | { readonly milliseconds: number; readonly longestMilliseconds?: number }
    | { readonly iterations: number };
  /** The same seed and the same iterations give the same answer. */
  readonly seed: number;
}

/** A bot's answer. */
export interface Thought {
  /** The chosen move. Null means to do nothing, which is possible only for a seat that need not act. */
  readonly move: GameTypes['move'] | null;
  /** The reason as data, which the engine's `explain` turns into a sentence. Null from bots on a page that uses a CDN file. */
  readonly why: ReasonBase | null;
}

const LONGEST_FACTOR = 3;

/** The longest time that a search may take, in ms. 0 if it counts iterations. */
export function longestOf({ budget }: Question): number {
  if (!('milliseconds' in budget)) return 0;
  return budget.longestMilliseconds ?? LONGEST_FACTOR * budget.milliseconds;
}

export function think(bots: AnyBots, question: Question): Thought {
  const { level, seen, budget, seed } = question;
  const ownBudget: Budget =
    'milliseconds' in budget
      ? { ...budget, longestMilliseconds: longestOf(question), now: () => performance.now() }
      : budget;
  return bots[level](seen, seededDraw(seed), ownBudget);
}
