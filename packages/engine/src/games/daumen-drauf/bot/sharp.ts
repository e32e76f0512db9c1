import type { Bot } from '../../../core/bots/bot.ts';
import { isTooThin, mixedOf } from '../../../core/bots/candidates.ts';
import type { Search } from '../../../core/bots/playout.ts';
import { searchTree } from '../../../core/bots/tree.ts';
import { mayWait } from '../../../core/bots/waiting.ts';
import type { Seat } from '../../../core/game.ts';
import { determinize } from '../determinize.ts';
import { type DaumenDrauf, daumenDrauf } from '../index.ts';
import { makeRealistic } from './likely.ts';
import { OpponentModel } from './opponent-model.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';
import { untilTrickEnds } from './search.ts';
import { steady } from './steady.ts';

/**
 * The tree holds only this seat's next decision. evaluator.ts decides all later ones and uses only what its seat knows.
 * With 400 iterations, deeper trees won less: every sampled hand allows different replies, so each was tried too rarely,
 * and the tree chose replies that depended on covered fangs.
 */
const TREE_DEPTH = 1;
/** Low, because the values of candidates differ by only a few hundredths, and the final choice is random anyway. */
const EXPLORATION = 0.05;
/** Candidates with a smaller share of the visits are never chosen. */
const SERIOUS_SHARE_MIN = 0.2;
/** One decision in this many of a playout is random, because real players do not play like the evaluator. */
const RANDOM_DECISION_ONE_IN = 4;

/**
 * Plays the trick out on many sampled states and picks a move at random in proportion to its visits. A player who always
 * treats a poisonous snake in the same way is predictable.
 */
export const sharp: Bot<DaumenDrauf, Reason> = (observation, draw, budget) => {
  const { view, log } = observation;
  const model = new OpponentModel(view.seats, view.viewer as Seat, log);
  const options = { depth: TREE_DEPTH, exploration: EXPLORATION, mayWait: mayWait(observation) };
  const candidates = searchTree(searchWith(model), observation, draw, budget, options);
  const moveCount = observation.moves.length + (options.mayWait ? 1 : 0);
  if (isTooThin(candidates, moveCount)) return steady(observation, draw, budget);
  const { move } = mixedOf(candidates, draw, SERIOUS_SHARE_MIN);
  return { move, why: reasonFor(observation, move) };
};

const searchWith = (model: OpponentModel): Search<DaumenDrauf> => {
  const realistic: typeof daumenDrauf = {
    ...daumenDrauf,
    determinize: (view, draw, log) => makeRealistic(determinize(view, draw, log), view, model, draw),
  };
  return untilTrickEnds(realistic, model, RANDOM_DECISION_ONE_IN);
};
