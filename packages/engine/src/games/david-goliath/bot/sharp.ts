import type { Bot } from '../../../core/bots/bot.ts';
import { bestOf, isTooThin } from '../../../core/bots/candidates.ts';
import { searchHybrid } from '../../../core/bots/flat.ts';
import type { Search } from '../../../core/bots/playout.ts';
import { type DavidGoliath, davidGoliath } from '../index.ts';
import { winProbabilities } from './position-value.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';
import { ruleOfThumb } from './rule-of-thumb.ts';
import { steady } from './steady.ts';

/** Plays the deal out with many possible hands of the others and chooses the card that wins most often. */
export const sharp: Bot<DavidGoliath, Reason> = (observation, draw, budget) => {
  const candidates = searchHybrid(search, observation, draw, budget, treeOptions);
  if (isTooThin(candidates, observation.moves.length)) return steady(observation, draw, budget);
  const move = bestOf(candidates).move ?? observation.moves[0]!;
  return { move, why: reasonFor(observation, move) };
};

/** Low, because the values of moves differ by only a few hundredths. */
const treeOptions = { exploration: 0.15, visitsPerMove: 8 };
/** One decision in this many of a playout is random, because real players do not play by rules of thumb. */
const RANDOM_DECISION_ONE_IN = 8;

export const search: Search<DavidGoliath> = {
  game: davidGoliath,
  value: winProbabilities,
  horizon: (state) => state.phase !== 'trick',
  key: ({ card }) => card,
  decide(state, seat, moves, draw, mayWait) {
    if (draw(RANDOM_DECISION_ONE_IN) === 0) return moves[draw(moves.length)]!;
    return ruleOfThumb(state, seat, moves, draw, mayWait);
  },
};
