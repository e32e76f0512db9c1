/**
 * The contract of a bot: what it is shown, what it answers, and why. A bot sees what a player at its seat with a perfect
 * memory sees, and nothing else: there is no place here where a state could be handed over.
 */
import type { Draw, GameTypes, Seat } from '../game.ts';
import type { Match } from '../match.ts';

/** How well a bot plays, from the easiest on. */
export const levels = ['easy', 'steady', 'sharp'] as const;
/** One of them. */
export type Level = (typeof levels)[number];

/** All that a bot is told. Plain JSON, so that it can be posted to a worker. */
export interface Observation<T extends GameTypes> {
  /** Of a seat, never of a spectator. */
  readonly view: T['view'];
  /** Its legal moves now: at least one. */
  readonly moves: readonly T['move'][];
  /** The events since the match began: they hold no secrets. */
  readonly log: readonly T['event'][];
}

/** Why a move was chosen, as data to translate: see `ReasonTexts`. */
export interface ReasonBase {
  readonly type: string;
}

/** The move that a bot takes, and why. */
export interface Choice<T extends GameTypes, R extends ReasonBase> {
  /** Null: does not act now. Only from a seat that is not obliged to, such as one that may parry out of turn. */
  readonly move: T['move'] | null;
  readonly why: R;
}

/**
 * How long to think. Iterations give the same choice for the same draws everywhere: tests, the arena. The engine has no
 * clock, so who wants milliseconds brings one.
 */
export type Budget =
  | { readonly iterations: number }
  | { readonly milliseconds: number; readonly now: () => number };

/** Decides for the seat whose view it is shown. Pure: all chance comes from `draw`, all time from `budget`. */
export type Bot<T extends GameTypes, R extends ReasonBase = ReasonBase> = (
  seen: Observation<T>,
  draw: Draw,
  budget: Budget,
) => Choice<T, R>;

/** One game's bots, what `games/<id>/bot/index.ts` exports. */
export type Bots<T extends GameTypes, R extends ReasonBase = ReasonBase> = {
  readonly [L in Level]: Bot<T, R>;
};

/** Bots of a game that is not known here. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export type AnyBots = Bots<any, any>;

/** What a seat that may act now is shown. */
export function observe<T extends GameTypes>(match: Match<T>, seat: Seat): Observation<T> {
  return {
    view: match.view(seat),
    moves: match.legalMoves(seat),
    log: match.history.flatMap(({ events }) => events),
  };
}

/** Long enough to play well, short enough that nobody waits: a quarter of the second that a table forgives. */
export const usualBudget = (now: () => number): Budget => ({ milliseconds: 250, now });

/** Counts what has been used of a budget: 0 at first, 1 or more when it is spent. Call it once before each iteration. */
export function meter(budget: Budget): () => number {
  if ('iterations' in budget) {
    let used = -1;
    return () => {
      used += 1;
      return used / budget.iterations;
    };
  }
  const { now, milliseconds } = budget;
  const start = now();
  return () => (now() - start) / milliseconds;
}
