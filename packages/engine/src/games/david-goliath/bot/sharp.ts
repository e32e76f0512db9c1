import type { Bot } from '../../../core/bots/bot.ts';
import { bestOf } from '../../../core/bots/candidates.ts';
import { searchFlat } from '../../../core/bots/flat.ts';
import type { Search } from '../../../core/bots/playout.ts';
import { COLOURS } from '../cards.ts';
import { type DavidGoliath, davidGoliath } from '../index.ts';
import { dealsOf, type State } from '../state.ts';
import { Evaluator } from './evaluator.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';
import { StateTable } from './table.ts';

/** Plays the deal out with many possible hands of the others and chooses the card that wins most often. */
export const sharp: Bot<DavidGoliath, Reason> = (observation, draw, budget) => {
  const best = bestOf(searchFlat(search, observation, draw, budget));
  const move = best.move ?? observation.moves[0]!;
  return { move, why: reasonFor(observation, move) };
};

const evaluator = new Evaluator();
const table = new StateTable();
/** One decision in this many of a playout is random, because real players do not play like the evaluator. */
const RANDOM_DECISION_ONE_IN = 8;

export const search: Search<DavidGoliath> = {
  game: davidGoliath,
  value: winProbabilities,
  horizon: (state) => state.phase !== 'trick',
  decide(state, seat, moves, draw) {
    if (draw(RANDOM_DECISION_ONE_IN) === 0) return moves[draw(moves.length)]!;
    return evaluator.best(table.readFrom(state, seat), seat, state.hands, seat * COLOURS, moves);
  },
};

/** Typical difference between totals after one deal, in points. */
const DEAL_SPREAD_POINTS = 12;

/** Each seat's probability of winning the game, from its lead over the best other seat and the deals still to come. */
function winProbabilities(state: State, into: number[]): void {
  const { seats, scores } = state;
  const spread = DEAL_SPREAD_POINTS * Math.sqrt(1 + dealsOf(state) - scores.length);
  for (let seat = 0; seat < seats; seat++) {
    let total = 0;
    for (const deal of scores) total += deal[seat]!;
    into[seat] = total;
  }
  let best = Number.NEGATIVE_INFINITY;
  let secondBest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const total = into[seat]!;
    if (total > best) {
      secondBest = best;
      best = total;
    } else if (total > secondBest) secondBest = total;
  }
  for (let seat = 0; seat < seats; seat++) {
    const lead = into[seat]! - (into[seat] === best ? secondBest : best);
    into[seat] = 1 / (1 + Math.exp(-lead / spread));
  }
  into.length = seats;
}
