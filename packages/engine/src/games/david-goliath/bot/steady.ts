import type { Bot } from '../../../core/bots/bot.ts';
import { bestOf } from '../../../core/bots/candidates.ts';
import { searchFlat } from '../../../core/bots/flat.ts';
import type { Search } from '../../../core/bots/playout.ts';
import { type DavidGoliath, davidGoliath } from '../index.ts';
import { positionValues } from './position-value.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';
import { ruleOfThumb } from './rule-of-thumb.ts';

/** For how many possible hands of the others the trick is played to its end, per card in hand. */
const DEALS_PER_CARD = 24;

/**
 * Looks to the end of the trick, with several possible hands of the others, and rates what everybody then has. Looks at
 * nothing later: see position-value.ts for what stands in for it.
 */
export const steady: Bot<DavidGoliath, Reason> = (observation, draw) => {
  const iterations = DEALS_PER_CARD * observation.moves.length;
  const { move } = bestOf(searchFlat(untilTrickEnds, observation, draw, { iterations }));
  return { move: move!, why: reasonFor(observation, move!) };
};

const untilTrickEnds: Search<DavidGoliath> = {
  game: davidGoliath,
  value: positionValues,
  horizon: (state) => state.trick.length === 0,
  decide: ruleOfThumb,
};
