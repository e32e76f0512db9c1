import { type Bot, type Budget, meter } from '../../../core/bots/bot.ts';
import type { GoudaGouda } from '../index.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { determinize } from '../view.ts';
import { because } from './because.ts';
import { Spent, turnsAhead } from './foresight.ts';
import type { Reason } from './reasons.ts';
import { Thought } from './think.ts';

export const S = { price: 8, most: 2, margin: 0.05, keep: 6 };

interface Weighed {
  readonly move: Move;
  worth: number;
}

/**
 * Goes through every roll of its turn, then through the turns after it, as far as the budget lasts: first all moves as the
 * board lies after them, then the best of these with one turn more, and so on.
 */
export const sharp: Bot<GoudaGouda, Reason> = (seen, draw, budget) => {
  const { view, moves } = seen;
  const seat = view.viewer as number;
  const state = determinize(view, draw);
  const move = moves.length === 1 ? moves[0]! : choose(state, seat, moves, budget);
  return { move, why: because(seen, move) };
};

function choose(state: State, seat: number, moves: readonly Move[], budget: Budget): Move {
  let left = weigh(new Thought(state, seat), moves);
  const used = meter(budget);
  const tick = (): void => {
    if (used() >= 1) throw new Spent();
  };
  try {
    for (let turns = 1; turns <= S.most; turns++) {
      left = left.filter(({ worth }, index) => index < S.keep && worth > left[0]!.worth - S.margin);
      if (left.length === 1) break;
      left = weigh(
        new Thought(state, seat, turnsAhead(turns, tick)),
        left.map(({ move }) => move),
      );
    }
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
  }
  return left[0]!.move;
}

/** The best first. */
function weigh(thought: Thought, moves: readonly Move[]): Weighed[] {
  return moves
    .map((move) => ({ move, worth: priced(thought.worth(move), move) }))
    .sort((a, b) => b.worth - a.worth);
}

/** A chance to win that costs a token must be so much better, as odds, than one that costs none. */
function priced(chance: number, move: Move): number {
  const price = S.price ** (prices[move.type as keyof typeof prices] ?? 0);
  return chance / (chance + (1 - chance) * price);
}

/** What can be used more often is dearer. */
export const prices = {
  reroll: 1.1,
  double: 0.2,
  transfer: 1,
  improve: 0.9,
  worsen: 1,
  void: 1.2,
  cancel: 1.2,
};
