import { seededDraw } from '../chance.ts';
import type { Draw, GameTypes } from '../game.ts';
import { copyOf } from '../match.ts';
import { type Budget, type Observation, startMeter } from './bot.ts';
import type { Candidate } from './candidates.ts';
import { AskOrder, playOut, type Search } from './playout.ts';

/** Seeds of playouts are below this bound. */
const SEED_BOUND = 2 ** 32;

/**
 * Flat Monte Carlo with common random numbers: each sampled state is played out with every candidate and the
 * same seed, so that differences come from the move, not from the deal. Sequential halving drops the worse
 * half of the candidates after each equal part of the budget. One playout is one iteration.
 */
export function searchFlat<T extends GameTypes>(
  search: Search<T>,
  observation: Observation<T>,
  draw: Draw,
  budget: Budget,
  mayWait = false,
): Candidate<T['move']>[] {
  const { game } = search;
  const seat = observation.view.viewer as number;
  const moves: (T['move'] | null)[] = mayWait ? [...observation.moves, null] : [...observation.moves];
  const candidates: Candidate<T['move']>[] = moves.map((move) => ({ move, visits: 0, value: 0 }));
  if (candidates.length === 1) return [{ move: moves[0]!, visits: 1, value: 0 }];
  const rounds = Math.ceil(Math.log2(candidates.length));
  const askOrder = new AskOrder(search);
  const reusedMoves: T['move'][] = [];
  const worth: number[] = [];
  const measureSpent = startMeter(budget);
  let remainingCandidates = candidates;
  let round = 1;
  for (let spent = measureSpent(); spent < 1 || remainingCandidates[0]!.visits === 0; ) {
    const deal = game.determinize(observation.view, draw, observation.log);
    const playoutSeed = draw(SEED_BOUND);
    for (const candidate of remainingCandidates) {
      const state = copyOf(deal);
      askOrder.begin(seat, mayWait);
      if (candidate.move === null) askOrder.wait();
      else game.play(state, seat, candidate.move);
      playOut(search, state, seededDraw(playoutSeed), askOrder, reusedMoves);
      search.value(state, worth);
      candidate.visits += 1;
      candidate.value += (worth[seat]! - candidate.value) / candidate.visits;
      spent = measureSpent();
    }
    while (round < rounds && spent * rounds >= round) {
      round += 1;
      remainingCandidates = [...remainingCandidates]
        .sort((a, b) => b.value - a.value)
        .slice(0, Math.ceil(remainingCandidates.length / 2));
    }
  }
  return candidates;
}
