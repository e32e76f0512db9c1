import type { Bot } from '../../../core/bots/bot.ts';
import { bestOf } from '../../../core/bots/candidates.ts';
import { searchFlat } from '../../../core/bots/flat.ts';
import { mayWait } from '../../../core/bots/waiting.ts';
import type { Seat } from '../../../core/game.ts';
import { type DaumenDrauf, daumenDrauf } from '../index.ts';
import { OpponentModel } from './opponent-model.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';
import { untilTrickEnds } from './search.ts';

/** How often the trick is played to its end for each option. */
const PLAYOUTS_PER_OPTION = 4;

/**
 * Plays the trick to its end with a few possible hands of the others, and remembers every card of the round. In the
 * playouts everybody plays by the rules of thumb of evaluator.ts; how the others have played so far does not count.
 */
export const steady: Bot<DaumenDrauf, Reason> = (observation, draw) => {
  const { view, moves } = observation;
  const waits = mayWait(observation);
  const search = untilTrickEnds(daumenDrauf, new OpponentModel(view.seats, view.viewer as Seat, []));
  const iterations = PLAYOUTS_PER_OPTION * (moves.length + (waits ? 1 : 0));
  const { move } = bestOf(searchFlat(search, observation, draw, { iterations }, waits));
  return { move, why: reasonFor(observation, move) };
};
