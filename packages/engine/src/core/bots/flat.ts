import { seededDraw } from '../chance.ts';
import type { Draw, GameTypes, Seat } from '../game.ts';
import { copyOf } from '../match.ts';
import { type Budget, type Observation, startMeter } from './bot.ts';
import type { Candidate } from './candidates.ts';
import type { Search } from './playout.ts';
import { type Branch, branch, type TreeOptions, TreeSearch } from './tree.ts';

/** Seeds of playouts are below this bound. */
const SEED_BOUND = 2 ** 32;

interface RootCandidate<T extends GameTypes> extends Candidate<T['move']> {
  /** The tree that grows below this move. */
  readonly root: Branch<T['move']>;
}

/** Parameters of the hybrid search. */
export interface HybridOptions extends TreeOptions {
  /** Progressive widening: see `TreeSearch`. */
  readonly visitsPerMove?: number;
}

/**
 * Flat Monte Carlo with common random numbers: each sampled state is played out with every candidate and the
 * same seed, so that differences come from the move, not from the deal. Sequential halving (Karnin, Koren and Somekh
 * 2013, https://proceedings.mlr.press/v28/karnin13.html) drops the worse half of the candidates after each equal part of
 * the budget. One playout is one iteration.
 */
export function searchFlat<T extends GameTypes>(
  search: Search<T>,
  observation: Observation<T>,
  draw: Draw,
  budget: Budget,
  mayWait = false,
): Candidate<T['move']>[] {
  return searchHybrid(search, observation, draw, budget, { mayWait, depth: 0 });
}

/**
 * Hybrid Monte Carlo tree search (H-MCTS; Pepels, Cazenave, Winands and Lanctot 2014,
 * https://doi.org/10.1007/978-3-319-14923-3_1): sequential halving among the seat's own moves, as in `searchFlat`, and
 * below each of them a tree of information sets, as in `searchTree`. With few iterations it plays like the flat search.
 * With more, the replies in the tree become better than those of the playouts, so that thinking longer keeps helping.
 */
export function searchHybrid<T extends GameTypes>(
  search: Search<T>,
  observation: Observation<T>,
  draw: Draw,
  budget: Budget,
  { depth = Number.POSITIVE_INFINITY, exploration = 0.7, mayWait = false, visitsPerMove = 8 }: HybridOptions,
): Candidate<T['move']>[] {
  const { game } = search;
  const seat = observation.view.viewer as Seat;
  const moves: (T['move'] | null)[] = mayWait ? [...observation.moves, null] : [...observation.moves];
  const candidates = moves.map(
    (move): RootCandidate<T> => ({ move, visits: 0, value: 0, root: branch<T['move']>(null, seat) }),
  );
  if (candidates.length === 1) return [{ move: moves[0]!, visits: 1, value: 0 }];
  const rounds = Math.ceil(Math.log2(candidates.length));
  const tree = new TreeSearch(search, observation.view.options, exploration, visitsPerMove);
  const measureSpent = startMeter(budget);
  let remainingCandidates = candidates;
  let round = 1;
  for (let spent = measureSpent(); spent < 1 || remainingCandidates[0]!.visits === 0; ) {
    const deal = game.determinize(observation.view, draw, observation.log);
    const playoutSeed = draw(SEED_BOUND);
    for (const candidate of remainingCandidates) {
      const state = copyOf(deal);
      tree.playFirst(state, seat, candidate.move, mayWait);
      tree.playOnce(candidate.root, state, seededDraw(playoutSeed), depth);
      candidate.visits += 1;
      candidate.value += (tree.worth[seat]! - candidate.value) / candidate.visits;
      spent = measureSpent();
    }
    while (round < rounds && spent * rounds >= round) {
      round += 1;
      remainingCandidates = [...remainingCandidates]
        .sort((a, b) => b.value - a.value)
        .slice(0, Math.ceil(remainingCandidates.length / 2));
    }
  }
  return candidates.map(({ move, visits, value }) => ({ move, visits, value }));
}
