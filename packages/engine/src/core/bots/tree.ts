import { drawOutcome } from '../chance.ts';
import type { Draw, GameTypes, Seat } from '../game.ts';
import { type Budget, type Observation, startMeter } from './bot.ts';
import type { Candidate } from './candidates.ts';
import { AskOrder, playOut, type Search } from './playout.ts';

/** A decision of `seat` in the tree, with its results for that seat. */
interface Branch<M> {
  readonly move: M | null;
  readonly seat: Seat;
  visits: number;
  /** How often the move was available: a card is in some sampled hands only. */
  availableCount: number;
  worth: number;
  readonly next: Map<number | string, Branch<M>>;
}

/** Limits and parameters of the tree search. */
export interface TreeOptions {
  /** How many decisions deep the tree grows; beyond it, playouts decide. */
  readonly depth?: number;
  /** The constant of UCB1: higher searches wider, lower searches deeper. */
  readonly exploration?: number;
  /** Whether the seat may decline to act. */
  readonly mayWait?: boolean;
}

/**
 * Information set Monte Carlo tree search with a single observer (SO-ISMCTS; Cowling, Powley and Whitehouse
 * 2012): one tree of decisions, and each iteration descends it with a newly sampled state.
 */
export function searchTree<T extends GameTypes>(
  search: Search<T>,
  observation: Observation<T>,
  draw: Draw,
  budget: Budget,
  { depth = Number.POSITIVE_INFINITY, exploration = 0.7, mayWait = false }: TreeOptions = {},
): Candidate<T['move']>[] {
  const { game } = search;
  const viewer = observation.view.viewer as Seat;
  if (observation.moves.length === 1 && !mayWait)
    return [{ move: observation.moves[0]!, visits: 1, value: 0 }];
  const root = branch<T['move']>(null, viewer);
  const walk = new TreeSearch(search, observation.view.options, draw, exploration);
  const measureSpent = startMeter(budget);
  for (let spent = measureSpent(), first = true; spent < 1 || first; spent = measureSpent(), first = false) {
    walk.playOnce(root, game.determinize(observation.view, draw, observation.log), viewer, mayWait, depth);
  }
  return [...root.next.values()].map(({ move, visits, worth }) => ({ move, visits, value: worth / visits }));
}

function branch<M>(move: M | null, seat: Seat): Branch<M> {
  return { move, seat, visits: 0, availableCount: 0, worth: 0, next: new Map() };
}

const WAIT = '';

class TreeSearch<T extends GameTypes> {
  readonly #search: Search<T>;
  readonly #draw: Draw;
  readonly #exploration: number;
  readonly #asking: AskOrder<T>;
  readonly #key: (move: T['move']) => number | string;
  readonly #path: Branch<T['move']>[] = [];
  readonly #worth: number[] = [];
  readonly #moves: T['move'][] = [];
  #grown = false;

  constructor(search: Search<T>, options: T['options'], draw: Draw, exploration: number) {
    this.#search = search;
    this.#draw = draw;
    this.#exploration = exploration;
    this.#asking = new AskOrder(search);
    this.#key = search.key ?? ((move) => search.game.writeMove(move, options));
  }

  /** Runs one iteration, which changes `state`. */
  playOnce(root: Branch<T['move']>, state: T['state'], viewer: Seat, mayWait: boolean, depth: number): void {
    const search = this.#search;
    const { game } = search;
    const askOrder = this.#asking;
    const path = this.#path;
    path.length = 0;
    this.#grown = false;
    askOrder.begin(viewer, mayWait);
    let currentBranch = root;
    for (let steps = 0; path.length < depth && !this.#grown; steps++) {
      if (steps > 0 && (search.horizon?.(state, steps) || game.result(state))) break;
      const request = game.chance(state);
      if (request) {
        const outcome = drawOutcome(request, this.#draw);
        game.resolve(state, outcome);
        askOrder.forgetWaiting();
        // Open dice lead to different decisions, so they branch the tree. A deal does not, because nobody
        // sees its outcome.
        if (!request.sealed) currentBranch = branchAfter(currentBranch, `after ${outcome}`);
        continue;
      }
      if (steps > 0) askOrder.next(state);
      currentBranch = this.#descend(currentBranch, state);
      path.push(currentBranch);
      if (currentBranch.move === null) askOrder.wait();
      else {
        game.play(state, askOrder.seat, currentBranch.move);
        askOrder.forgetWaiting();
      }
    }
    playOut(search, state, this.#draw, askOrder, this.#moves);
    search.value(state, this.#worth);
    for (const visitedBranch of path) {
      visitedBranch.visits += 1;
      visitedBranch.worth += this.#worth[visitedBranch.seat]!;
    }
  }

  /** The branch to follow: an untried one if there is any, else the best by UCB1. */
  #descend(current: Branch<T['move']>, state: T['state']): Branch<T['move']> {
    const { seat, mayWait } = this.#asking;
    const moves = this.#moves;
    moves.length = 0;
    this.#search.game.legalMoves(state, seat, moves);
    let bestBranch: Branch<T['move']> | null = null;
    let highestScore = Number.NEGATIVE_INFINITY;
    let untriedBranch: Branch<T['move']> | null = null;
    let untriedCount = 0;
    const count = mayWait ? moves.length + 1 : moves.length;
    for (let index = 0; index < count; index++) {
      const move = index < moves.length ? moves[index]! : null;
      const key = move === null ? WAIT : this.#key(move);
      const knownBranch = current.next.get(key);
      if (!knownBranch || knownBranch.visits === 0) {
        untriedCount += 1;
        // Reservoir sampling: each untried branch is equally likely.
        if (this.#draw(untriedCount) === 0) untriedBranch = knownBranch ?? branch(move, seat);
        continue;
      }
      knownBranch.availableCount += 1;
      const bound =
        knownBranch.worth / knownBranch.visits +
        this.#exploration * Math.sqrt(Math.log(knownBranch.availableCount) / knownBranch.visits);
      if (bound > highestScore) {
        highestScore = bound;
        bestBranch = knownBranch;
      }
    }
    if (!untriedBranch) return bestBranch!;
    untriedBranch.availableCount += 1;
    current.next.set(untriedBranch.move === null ? WAIT : this.#key(untriedBranch.move), untriedBranch);
    this.#grown = true;
    return untriedBranch;
  }
}

function branchAfter<M>(current: Branch<M>, key: string): Branch<M> {
  let childBranch = current.next.get(key);
  if (!childBranch) {
    childBranch = branch<M>(null, -1);
    current.next.set(key, childBranch);
  }
  return childBranch;
}
