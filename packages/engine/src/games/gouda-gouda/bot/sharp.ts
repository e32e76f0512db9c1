import { type Bot, type Budget, meter } from '../../../core/bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import type { GoudaGouda } from '../index.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { determinize } from '../view.ts';
import { because } from './because.ts';
import { Spent, turnsAhead } from './foresight.ts';
import type { Reason } from './reasons.ts';
import { Thought } from './think.ts';

/** Beyond so many turns the dice have washed away what a move was worth. */
const MOST_TURNS = 3;
/** Moves that look so much worse than the best are not thought about any further, nor more than so many. */
const MARGIN = 0.05;
const MOST_MOVES = 6;
/** One turn more takes about so many times as long, for that many rolls are different. What cannot be finished is not begun. */
const GROWTH = 10;

/**
 * Goes through every roll of its turn, then through the turns after it, as far as the budget lasts: first all moves as the
 * board lies after them, then the best of these with one turn more, and so on. In most windows no token comes near a pass, and
 * the answer is there at once. An iteration is a turn that is thought about.
 */
export const sharp: Bot<GoudaGouda, Reason> = (seen, draw, budget) => {
  const { view, moves } = seen;
  const move =
    moves.length === 1 ? moves[0]! : choose(determinize(view, draw), view.viewer as Seat, moves, budget);
  return { move, why: because(seen, move) };
};

function choose(state: State, seat: Seat, moves: readonly Move[], budget: Budget): Move {
  const used = meter(budget);
  let spent = 0;
  const tick = (): void => {
    spent = used();
    if (spent >= 1) throw new Spent();
  };
  let best = weigh(new Thought(state, seat), moves);
  try {
    for (let turns = 1; turns <= MOST_TURNS; turns++) {
      const floor = best[0]!.worth - MARGIN;
      const left = best.slice(0, MOST_MOVES).flatMap(({ move, worth }) => (worth > floor ? [move] : []));
      if (left.length === 1) break;
      const before = spent;
      best = weigh(new Thought(state, seat, turnsAhead(turns, tick)), left);
      if (spent + (spent - before) * GROWTH > 1) break;
    }
  } catch (error) {
    // What was thought through before stands.
    if (!(error instanceof Spent)) throw error;
  }
  return best[0]!.move;
}

/** The best first. */
function weigh(thought: Thought, moves: readonly Move[]): { move: Move; worth: number }[] {
  return moves
    .map((move) => ({ move, worth: priced(thought.worth(move), move) }))
    .sort((a, b) => b.worth - a.worth);
}

/** A chance to win that costs a token must be so many times better, as odds, than one that costs none. */
const PRICE = 8;
/** A double turn is good for one window only, so it may come out sooner. */
const DOUBLE_PRICE = 1.8;

function priced(chance: number, { type }: Move): number {
  const isFree = type === 'pass' || type === 'name' || type === 'move' || type === 'vote' || type === 'early';
  const price = isFree ? 1 : type === 'double' ? DOUBLE_PRICE : PRICE;
  return chance / (chance + (1 - chance) * price);
}
