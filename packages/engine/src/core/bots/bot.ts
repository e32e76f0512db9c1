/**
 * The contract of a bot: what it sees, what it answers, and why. A bot sees exactly what a player in its seat with a
 * perfect memory sees: no type here can hold a game state.
 */
import type { Draw, GameTypes, Seat } from '../game.ts';
import type { Match } from '../match.ts';

/** Bot strength, weakest first. */
export const levels = ['easy', 'steady', 'sharp'] as const;
/** The strength of a bot. */
export type Level = (typeof levels)[number];

/** Everything that a bot sees. Plain JSON, so that it can be posted to a worker. */
export interface Observation<T extends GameTypes> {
  /** The view of a seat, never of a spectator. */
  readonly view: T['view'];
  /** The seat's legal moves; at least one. */
  readonly moves: readonly T['move'][];
  /** All events since the match began, as the seat may read them. */
  readonly log: readonly T['event'][];
}

/** Why the bot chose a move, as data to translate: see `ReasonTexts`. */
export interface ReasonBase {
  readonly type: string;
}

/** A bot's move and the reason for it. */
export interface Choice<T extends GameTypes, R extends ReasonBase> {
  /** Null: the seat does not act now. Only for optional moves, such as a parry out of turn. */
  readonly move: T['move'] | null;
  readonly why: R;
}

/**
 * How long to think. A number of iterations gives the same choice everywhere, for tests and the arena. The
 * engine has no clock, so a budget in milliseconds brings its own. A device too slow for a sound search in that time
 * may think for up to `longestMilliseconds`.
 */
export type Budget =
  | { readonly iterations: number }
  | { readonly milliseconds: number; readonly longestMilliseconds?: number; readonly now: () => number };

/**
 * Decides for the seat whose view it sees. Pure: all randomness comes from `draw`, all time from `budget`.
 */
export type Bot<T extends GameTypes, R extends ReasonBase = ReasonBase> = (
  observation: Observation<T>,
  draw: Draw,
  budget: Budget,
) => Choice<T, R>;

/** One game's bots, exported by `games/<id>/bot/index.ts`. */
export type Bots<T extends GameTypes, R extends ReasonBase = ReasonBase> = {
  readonly [L in Level]: Bot<T, R>;
};

/** Bots of any game. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyBots = Bots<any, any>;

/** What a seat that may act now sees, as input for its bot. */
export function observe<T extends GameTypes>(match: Match<T>, seat: Seat): Observation<T> {
  return {
    view: match.view(seat),
    moves: match.legalMoves(seat),
    log: match.events(seat),
  };
}

/** The usual budget of a bot: enough to play well, and too short for players to notice. */
export const usualBudget = (now: () => number): Budget => ({
  milliseconds: 250,
  longestMilliseconds: 750,
  now,
});

/** A search with so many iterations is sound. The strengths in BENCHMARKS.md are measured with this number. */
export const SOUND_ITERATIONS = 200;

/**
 * Measures how much of a budget is spent: 0 at first, 1 or more at the end. Call it once before each
 * iteration. With fewer than `SOUND_ITERATIONS` iterations, the time goes on to `longestMilliseconds`.
 */
export function startMeter(budget: Budget): () => number {
  if ('iterations' in budget) {
    let usedIterations = -1;
    return () => {
      usedIterations += 1;
      return usedIterations / budget.iterations;
    };
  }
  const { now, milliseconds, longestMilliseconds = milliseconds } = budget;
  const start = now();
  let usedIterations = -1;
  return () => {
    usedIterations += 1;
    const elapsed = now() - start;
    return Math.min(
      elapsed / milliseconds,
      Math.max(usedIterations / SOUND_ITERATIONS, elapsed / longestMilliseconds),
    );
  };
}
