/** What a bot is asked, and what it answers: plain data, so that it can be posted to a worker. */
import { type GameTypes, seededDraw } from '@cheeseboard/engine';
import type { AnyBots, Level, Observation, ReasonBase } from '@cheeseboard/engine/bots';

export interface Question {
  readonly level: Level;
  /** The view of the seat that is to act, its legal moves, and every event since the match began. */
  readonly seen: Observation<GameTypes>;
  /** How long to search: a time for people, iterations for a test. */
  readonly budget: { readonly milliseconds: number } | { readonly iterations: number };
  /** The same seed and the same iterations give the same answer. */
  readonly seed: number;
}

export interface Thought {
  /** Null: not now. Only from a seat that need not act. */
  readonly move: GameTypes['move'] | null;
  /** Why, as data: `explain` of the engine makes a sentence of it. Null from the bots of a CDN file, which say nothing. */
  readonly why: ReasonBase | null;
}

export function think(bots: AnyBots, { level, seen, budget, seed }: Question): Thought {
  const timed = 'milliseconds' in budget ? { ...budget, now: () => performance.now() } : budget;
  return bots[level](seen, seededDraw(seed), timed);
}
