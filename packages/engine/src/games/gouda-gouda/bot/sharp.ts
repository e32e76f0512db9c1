import { type Bot, type Budget, startMeter } from '../../../core/bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import type { GoudaGouda } from '../index.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { determinize } from '../view.ts';
import { BudgetSpent, turnsAhead } from './lookahead.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';
import { PositionAssessment } from './think.ts';

/** Search depth in turns. Deeper, the randomness of the dice outweighs the effect of a move. */
const MAX_TURNS = 3;
/**
 * A move that is worse than the best by more than `SEARCH_MARGIN` is not searched further; nor are more than `MAX_MOVES`
 * moves.
 */
const SEARCH_MARGIN = 0.05;
const MAX_MOVES = 6;
/**
 * One more turn takes about this many times as long, because there are that many different rolls. A depth that would
 * exceed the budget is not started.
 */
const COST_FACTOR_PER_TURN = 10;

/**
 * Iterative deepening: considers every roll of its own turn, then later turns while the budget lasts. First it rates all
 * moves by the board after them, then the best of these with one more turn, and so on. In most windows no token is
 * nearly as good as a pass, so the answer is immediate. One searched turn is one iteration.
 */
export const sharp: Bot<GoudaGouda, Reason> = (observation, draw, budget) => {
  const { view, moves } = observation;
  const move =
    moves.length === 1 ? moves[0]! : choose(determinize(view, draw), view.viewer as Seat, moves, budget);
  return { move, why: reasonFor(observation, move) };
};

function choose(state: State, seat: Seat, moves: readonly Move[], budget: Budget): Move {
  const measureSpent = startMeter(budget);
  let spent = 0;
  const tick = (): void => {
    spent = measureSpent();
    if (spent >= 1) throw new BudgetSpent();
  };
  let ratedMoves = rateMoves(new PositionAssessment(state, seat), moves);
  try {
    for (let turns = 1; turns <= MAX_TURNS; turns++) {
      const floor = ratedMoves[0]!.worth - SEARCH_MARGIN;
      const searchedMoves = ratedMoves
        .slice(0, MAX_MOVES)
        .flatMap(({ move, worth }) => (worth > floor ? [move] : []));
      if (searchedMoves.length <= 1) break;
      const spentBefore = spent;
      ratedMoves = rateMoves(new PositionAssessment(state, seat, turnsAhead(turns, tick)), searchedMoves);
      if (spent + (spent - spentBefore) * COST_FACTOR_PER_TURN > 1) break;
    }
  } catch (error) {
    // Keep the result of the last finished depth.
    if (!(error instanceof BudgetSpent)) throw error;
  }
  return ratedMoves[0]!.move;
}

/** The value of each move, best first. */
function rateMoves(thought: PositionAssessment, moves: readonly Move[]): { move: Move; worth: number }[] {
  return moves
    .map((move) => ({ move, worth: afterTokenCost(thought.rate(move), move) }))
    .sort((a, b) => b.worth - a.worth);
}

/** To be worth a token, a move must improve the odds of winning by this factor. */
const TOKEN_ODDS_FACTOR = 8;
/** A lower factor for a double turn, because it can be played in only one window. */
const DOUBLE_TURN_ODDS_FACTOR = 1.8;

function afterTokenCost(chance: number, { type }: Move): number {
  const isFree = type === 'pass' || type === 'name' || type === 'move' || type === 'vote' || type === 'early';
  const oddsFactor = isFree ? 1 : type === 'double' ? DOUBLE_TURN_ODDS_FACTOR : TOKEN_ODDS_FACTOR;
  return chance / (chance + (1 - chance) * oddsFactor);
}
