import { drawOutcome } from '../chance.ts';
import type { Draw, GameTypes, Seat } from '../game.ts';
import { type Budget, type Observation, startMeter } from './bot.ts';
import type { Candidate } from './candidates.ts';
import { AskOrder, playOut, type Search } from './playout.ts';

/** A decision of `seat` in the tree, with its results for that seat. */
export interface Branch<M> {
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
 * 2012, https://doi.org/10.1109/TCIAIG.2012.2200894): one tree of decisions, and each iteration descends it with a newly
 * sampled state.
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
  const walk = new TreeSearch(search, observation.view.options, exploration);
  const measureSpent = startMeter(budget);
  for (let spent = measureSpent(), first = true; spent < 1 || first; spent = measureSpent(), first = false) {
    walk.begin(viewer, mayWait);
    walk.playOnce(root, game.determinize(observation.view, draw, observation.log), draw, depth);
  }
  return [...root.next.values()].map(({ move, visits, worth }) => ({ move, visits, value: worth / visits }));
}

export function branch<M>(move: M | null, seat: Seat): Branch<M> {
  return { move, seat, visits: 0, availableCount: 0, worth: 0, next: new Map() };
}

const WAIT = '';

/** Grows trees of decisions, one playout at a time. */
export class TreeSearch<T extends GameTypes> {
  /** The value of the last playout for each seat. */
  readonly worth: number[] = [];
  readonly #search: Search<T>;
  readonly #exploration: number;
  readonly #visitsPerMove: number;
  readonly #asking: AskOrder<T>;
  readonly #key: (move: T['move']) => number | string;
  readonly #path: Branch<T['move']>[] = [];
  readonly #moves: T['move'][] = [];
  #asked = false;
  #grown = false;

  /**
   * `visitsPerMove`: progressive widening (Coulom 2007): a decision with v visits considers 1 + √(v / visitsPerMove) moves,
   * first the one that playouts prefer. 0 considers all moves at once.
   */
  constructor(search: Search<T>, options: T['options'], exploration: number, visitsPerMove = 0) {
    this.#search = search;
    this.#exploration = exploration;
    this.#visitsPerMove = visitsPerMove;
    this.#asking = new AskOrder(search);
    this.#key = search.key ?? ((move) => search.game.writeMove(move, options));
  }

  /** Asks `viewer` first in the next playout. */
  begin(viewer: Seat, mayWait: boolean): void {
    this.#asking.begin(viewer, mayWait);
    this.#asked = true;
  }

  /** Makes the viewer's first move, so that the next playout begins after it. Null: the viewer waits. */
  playFirst(state: T['state'], viewer: Seat, move: T['move'] | null, mayWait: boolean): void {
    this.#asking.begin(viewer, mayWait);
    this.#asked = false;
    if (move === null) this.#asking.wait();
    else this.#search.game.play(state, viewer, move);
  }

  /** Runs one iteration, which changes `state`. */
  playOnce(
    root: Branch<T['move']>,
    state: T['state'],
    draw: Draw,
    depth: number = Number.POSITIVE_INFINITY,
  ): void {
    const search = this.#search;
    const { game } = search;
    const askOrder = this.#asking;
    const path = this.#path;
    path.length = 0;
    this.#grown = false;
    let currentBranch = root;
    for (let steps = 0; path.length < depth && !this.#grown; steps++) {
      const isAsked = steps === 0 && this.#asked;
      if (!isAsked && (search.horizon?.(state, steps) || game.result(state))) break;
      const request = game.chance(state);
      if (request) {
        const outcome = drawOutcome(request, draw);
        game.resolve(state, outcome);
        askOrder.forgetWaiting();
        // Open dice lead to different decisions, so they branch the tree. A deal does not, because nobody
        // sees its outcome.
        if (!request.sealed) currentBranch = branchAfter(currentBranch, `after ${outcome}`);
        continue;
      }
      if (!isAsked) askOrder.next(state);
      currentBranch = this.#descend(currentBranch, state, draw);
      path.push(currentBranch);
      if (currentBranch.move === null) askOrder.wait();
      else {
        game.play(state, askOrder.seat, currentBranch.move);
        askOrder.forgetWaiting();
      }
    }
    playOut(search, state, draw, askOrder, this.#moves);
    search.value(state, this.worth);
    for (const visitedBranch of path) {
      visitedBranch.visits += 1;
      visitedBranch.worth += this.worth[visitedBranch.seat]!;
    }
  }

  /** The branch to follow: a new one if the tree may widen here, else the best by UCB1. */
  #descend(current: Branch<T['move']>, state: T['state'], draw: Draw): Branch<T['move']> {
    const { seat, mayWait } = this.#asking;
    const moves = this.#moves;
    moves.length = 0;
    this.#search.game.legalMoves(state, seat, moves);
    let bestBranch: Branch<T['move']> | null = null;
    let highestScore = Number.NEGATIVE_INFINITY;
    let untriedMove: T['move'] | null | undefined;
    let untriedCount = 0;
    let visits = 0;
    const count = mayWait ? moves.length + 1 : moves.length;
    for (let index = 0; index < count; index++) {
      const move = index < moves.length ? moves[index]! : null;
      const knownBranch = current.next.get(this.#keyOf(move));
      if (!knownBranch) {
        untriedCount += 1;
        // Reservoir sampling: each untried move is equally likely.
        if (draw(untriedCount) === 0) untriedMove = move;
        continue;
      }
      knownBranch.availableCount += 1;
      visits += knownBranch.visits;
      const bound =
        knownBranch.worth / knownBranch.visits +
        this.#exploration * Math.sqrt(Math.log(knownBranch.availableCount) / knownBranch.visits);
      if (bound > highestScore) {
        highestScore = bound;
        bestBranch = knownBranch;
      }
    }
    if (untriedMove === undefined || (bestBranch && !this.#mayWiden(count - untriedCount, visits)))
      return bestBranch!;
    const move = this.#visitsPerMove > 0 && !bestBranch ? this.#preferred(state, draw) : untriedMove;
    const newBranch = branch<T['move']>(move, seat);
    newBranch.availableCount = 1;
    current.next.set(this.#keyOf(move), newBranch);
    this.#grown = true;
    return newBranch;
  }

  #mayWiden(triedCount: number, visits: number): boolean {
    if (this.#visitsPerMove === 0) return true;
    return triedCount < 1 + Math.sqrt(visits / this.#visitsPerMove);
  }

  /** The move that a playout would make. */
  #preferred(state: T['state'], draw: Draw): T['move'] | null {
    const { seat, mayWait } = this.#asking;
    const moves = this.#moves;
    return moves.length === 1 && !mayWait
      ? moves[0]!
      : this.#search.decide(state, seat, moves, draw, mayWait);
  }

  #keyOf(move: T['move'] | null): number | string {
    return move === null ? WAIT : this.#key(move);
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
