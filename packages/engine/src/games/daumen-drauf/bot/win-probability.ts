import { countOf } from '../cards.ts';
import { harmlessIn } from '../scoring.ts';
import { roundsIn, type State } from '../state.ts';
import { expectedScore } from './expected-score.ts';

/** Typical difference between totals after one round, in points. */
const ROUND_SPREAD_POINTS = 4;
/**
 * The weight of the best other seat. The average of all others has the remaining weight, because early in a game nobody
 * knows who will be best.
 */
const BEST_RIVAL_WEIGHT = 0.25;

const totals = new Float64Array(7);

/** Each seat's probability of winning the game, from its lead, its hand and the rounds still to come. */
export function winProbabilities(state: State, into: number[]): void {
  const { seats, scores, won } = state;
  const isRunning = state.phase === 'trick';
  const spread = ROUND_SPREAD_POINTS * Math.sqrt(0.5 + roundsIn(state) - scores.length);
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  let secondBest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    let total = isRunning ? 2 * harmlessIn(won, seat) - countOf(won, seat) + expectedScore(state, seat) : 0;
    for (const round of scores) total += round[seat]!;
    totals[seat] = total;
    sum += total;
    if (total > best) {
      secondBest = best;
      best = total;
    } else if (total > secondBest) secondBest = total;
  }
  for (let seat = 0; seat < seats; seat++) {
    const total = totals[seat]!;
    const rival = total === best ? secondBest : best;
    const averageOfOthers = (sum - total) / (seats - 1);
    const lead = total - BEST_RIVAL_WEIGHT * rival - (1 - BEST_RIVAL_WEIGHT) * averageOfOthers;
    into[seat] = 1 / (1 + Math.exp(-lead / spread));
  }
  into.length = seats;
}
