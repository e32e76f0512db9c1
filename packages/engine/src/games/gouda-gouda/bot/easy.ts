import type { Bot } from '../../../core/bots/bot.ts';
import type { GoudaGouda } from '../index.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { stepsToCheese } from './heuristics.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';

/** One decision in this many is random. */
const RANDOM_MOVE_ONE_IN = 4;
/** Plays a random token in one window out of this many. */
const RANDOM_TOKEN_ONE_IN = 12;

/** Usually picks at random among the moves that `rate` rates highest, and rarely plays a token. */
export const easy: Bot<GoudaGouda, Reason> = (observation, draw) => {
  const { view, moves } = observation;
  let candidates: readonly Move[] = moves;
  if (view.window !== null) {
    const tokens = moves.filter(({ type }) => type !== 'pass');
    candidates = tokens.length > 0 && draw(RANDOM_TOKEN_ONE_IN) === 0 ? tokens : moves.slice(0, 1);
  } else if (draw(RANDOM_MOVE_ONE_IN) > 0) {
    const ratings = moves.map((move) => rate(move, view));
    const highestRating = Math.max(...ratings);
    candidates = moves.filter((_, index) => ratings[index] === highestRating);
  }
  const move = candidates[draw(candidates.length)]!;
  return { move, why: reasonFor(observation, move) };
};

/**
 * Rates a move; higher is better. Prefers to name a place near the cheese, to vote for a place without a mouse of the
 * active player, and to move its own mice with green dice and other mice with red dice.
 */
function rate(move: Move, view: View): number {
  const steps = stepsToCheese(view);
  switch (move.type) {
    case 'name':
      return -Math.min(steps[move.place]!, 20);
    case 'early':
      return -20;
    case 'vote':
      return view.mice[move.place]![view.active] === 0 ? 1 : 0;
    case 'move':
      return (move.owner === view.viewer) === (move.face === 'green') ? 1 : 0;
    default:
      return 0;
  }
}
