import { type ChanceSource, checkOutcome } from './chance.ts';
import {
  type ChanceRequest,
  type Game,
  type GameTypes,
  type Outcome,
  type Refusal,
  type Result,
  refusalOf,
  refusalOfPlain,
  type Seat,
  type Viewer,
} from './game.ts';
import { produce } from './immer.ts';
import { Invalid } from './invalid.ts';
import { readOptions, readSeats } from './options.ts';
import { plainCopy } from './plain.ts';

/** A player's move or the outcome of a draw. Options and steps determine a match completely. */
export type Step<M> = { readonly seat: Seat; readonly move: M } | { readonly outcome: Outcome };

/** A step with its events and the state after it. */
export interface Taken<T extends GameTypes> {
  /** The move or the outcome. */
  readonly step: Step<T['move']>;
  /** What happened, in order, with all secrets. Show players `Match.events` instead. */
  readonly events: readonly T['event'][];
  /** The state after the step. */
  readonly state: T['state'];
}

/** Why a step cannot be undone. CB-4: no undo of a shown secret, a draw, or another player's move. */
export interface UndoRefusal {
  readonly reason: 'nothing-to-undo' | 'undo-chance' | 'undo-other' | 'undo-secret';
  readonly rule: 'CB-4';
}

/** The events of a move, with all secrets, or why it was refused. */
export type Played<T extends GameTypes> =
  | { readonly ok: true; readonly events: readonly T['event'][] }
  | { readonly ok: false; readonly refusal: Refusal<T> };

/** What a listener hears: a step was taken, or the last one was undone. */
export type Change<T extends GameTypes> =
  | { readonly type: 'taken'; readonly taken: Taken<T> }
  | { readonly type: 'undone'; readonly taken: Taken<T> };

/** What a new match needs. Omitted options take their defaults; `players` are the names by seat. */
export interface MatchSetup {
  /** The number of players. */
  readonly seats: number;
  /** Some or all of the game's options. */
  readonly options?: unknown;
  /** Names by seat. */
  readonly players?: readonly string[];
  /** Whether the options come from a record, which may hold values that are no longer offered. */
  readonly isRecorded?: boolean;
}

/**
 * A game being played: its state, its history, and the only ways to change it.
 *
 * @example
 * const match = new Match(game, { seats: 3, options: {} });
 * match.resolveAll(seededChance('our game')); // deals the cards
 * const [seat] = match.actors;
 * match.play(seat, match.legalMoves(seat)[0]);
 */
export class Match<T extends GameTypes = GameTypes> {
  /** The rules. */
  readonly game: Game<T>;
  /** The complete options: those given, and defaults for the rest. */
  readonly options: T['options'];
  /** One name per seat, as given; empty if no names were given. */
  readonly players: readonly string[];
  /** The state before the first step. */
  readonly start: T['state'];
  readonly #history: Taken<T>[] = [];
  readonly #listeners = new Set<(change: Change<T>) => void>();
  /** Changes that some listeners have not heard yet. */
  readonly #untold: Change<T>[] = [];

  /** Throws `Invalid` if the game does not allow these seats, options or names. */
  constructor(game: Game<T>, setup: MatchSetup) {
    const seats = readSeats(game, setup?.seats);
    this.game = game;
    this.players = readNames(setup.players ?? [], seats);
    this.options = readOptions(game, seats, setup.options, setup.isRecorded);
    this.start = deepFreeze(game.setup(seats, this.options));
  }

  /**
   * The current state, frozen, with all secrets. Show players their `view` instead.
   *
   * @example
   * const { phase, turn } = match.state;
   */
  get state(): T['state'] {
    return this.#history.at(-1)?.state ?? this.start;
  }

  /** The number of seats. */
  get seats(): number {
    return this.start.seats;
  }

  /** Every step so far, with its events and the state after it. */
  get history(): readonly Taken<T>[] {
    return this.#history;
  }

  /** The number of steps so far. */
  get length(): number {
    return this.#history.length;
  }

  /**
   * The draw that must be answered before anybody can act, such as a shuffle or a roll; null if there is none.
   *
   * @example
   * if (match.chance) match.resolveAll(seededChance('our game'));
   */
  get chance(): ChanceRequest | null {
    return this.game.chance(this.state);
  }

  /**
   * The seats that may act now. Several if players choose at the same time; none while a draw is pending or after the end.
   *
   * @example
   * const isMyTurn = match.actors.includes(mySeat);
   */
  get actors(): readonly Seat[] {
    return this.game.actors(this.state);
  }

  /**
   * Winners and scores; null until the game is over.
   *
   * @example
   * if (match.result) console.log(match.result.winners, match.result.scores);
   */
  get result(): Result | null {
    return this.game.result(this.state);
  }

  /**
   * Every move that this seat may make now; empty if it is not to act.
   *
   * @example
   * const [move] = match.legalMoves(seat);
   * match.play(seat, move);
   */
  legalMoves(seat: Seat): T['move'][] {
    return this.actors.includes(seat) ? this.game.legalMoves(this.state, seat) : [];
  }

  /**
   * What a seat or a spectator may see: the state without other players' secrets. Throws a RangeError for an unknown seat.
   *
   * @example
   * table.view = match.view(0); // or match.view('spectator')
   */
  view(viewer: Viewer): T['view'] {
    this.#checkViewer(viewer);
    return this.game.view(this.state, viewer);
  }

  /**
   * What a seat or a spectator may read in the log: the events of steps `from` to `to`, all by default, without other players' secrets.
   * Throws a RangeError for an unknown seat.
   *
   * @example
   * table.log = match.events(0); // or match.events('spectator')
   */
  events(viewer: Viewer, from = 0, to = this.length): T['event'][] {
    this.#checkViewer(viewer);
    const { game } = this;
    const events = this.#history.slice(from, to).flatMap((taken) => taken.events);
    return game.eventFor ? events.map((event) => game.eventFor!(event, viewer)) : events;
  }

  /**
   * Why `play` would refuse this move, with the rule; null if the move is legal.
   *
   * @example
   * match.refusal(1, { type: "play", card: 3 })?.reason; // "not-your-turn"
   */
  refusal(seat: Seat, move: unknown): Refusal<T> | null {
    return refusalOf(this.game, this.state, seat, move);
  }

  /** Plays a move, which may be any value. An illegal move changes nothing and returns the reason. */
  play(seat: Seat, move: unknown): Played<T> {
    const { game } = this;
    // Check and play the same frozen copy, so that the caller cannot change it in between.
    const frozenMove = plainCopy(move) as T['move'];
    const refusal = refusalOfPlain(game, this.state, seat, frozenMove);
    if (refusal) return { ok: false, refusal };
    const events: T['event'][] = [];
    const state = produce(this.state, (draft: T['state']) => {
      game.play(draft, seat, frozenMove, (event) => events.push(event));
    });
    return { ok: true, events: this.#take({ step: { seat, move: frozenMove }, events, state }) };
  }

  /** Answers the pending draw. Throws `Invalid` if none is pending or the outcome does not fit it. */
  resolve(outcome: unknown): readonly T['event'][] {
    const request = this.chance;
    if (!request) throw new Invalid('outcome', 'no draw is asked for');
    const outcomeCopy = plainCopy(outcome);
    checkOutcome(request, outcomeCopy);
    const { game } = this;
    const events: T['event'][] = [];
    const state = produce(this.state, (draft: T['state']) => {
      game.resolve(draft, outcomeCopy, (event) => events.push(event));
    });
    return this.#take({ step: { outcome: outcomeCopy }, events, state });
  }

  /** Answers every draw until a player is to act or the game is over. */
  resolveAll(source: ChanceSource): void {
    for (let request = this.chance; request; request = this.chance) this.resolve(source(request));
  }

  /** The state after `length` steps. */
  at(length: number): T['state'] {
    if (length === 0) return this.start;
    const taken = this.#history[length - 1];
    if (!taken) throw new RangeError(`this match has ${this.length} steps`);
    return taken.state;
  }

  /** Null if `seat` may undo its last move; otherwise the reason (CB-4). */
  undoRefusal(seat: Seat): UndoRefusal | null {
    const lastStep = this.#history.at(-1);
    if (!lastStep) return { reason: 'nothing-to-undo', rule: 'CB-4' };
    if ('outcome' in lastStep.step) return { reason: 'undo-chance', rule: 'CB-4' };
    if (lastStep.step.seat !== seat) return { reason: 'undo-other', rule: 'CB-4' };
    if (this.game.revealsSecret(this.at(this.length - 1), seat, lastStep.step.move)) {
      return { reason: 'undo-secret', rule: 'CB-4' };
    }
    return null;
  }

  /** Undoes the last step if it is `seat`'s and CB-4 allows it. */
  undo(seat: Seat): { readonly ok: true } | { readonly ok: false; readonly refusal: UndoRefusal } {
    const refusal = this.undoRefusal(seat);
    if (refusal) return { ok: false, refusal };
    const taken = this.#history.pop() as Taken<T>;
    this.#tell({ type: 'undone', taken });
    return { ok: true };
  }

  /**
   * Calls `listener` after every change, in order, even if a listener causes another change. Errors of
   * listeners are thrown after all have been called. Returns a function that unsubscribes.
   */
  subscribe(listener: (change: Change<T>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #checkViewer(viewer: Viewer): void {
    if (viewer !== 'spectator' && !(Number.isInteger(viewer) && viewer >= 0 && viewer < this.seats))
      throw new RangeError(`this match has seats 0 to ${this.seats - 1}`);
  }

  #take(taken: Taken<T>): readonly T['event'][] {
    this.#history.push(Object.freeze(taken));
    this.#tell({ type: 'taken', taken });
    return taken.events;
  }

  #tell(change: Change<T>): void {
    this.#untold.push(change);
    if (this.#untold.length > 1) return;
    const errors: unknown[] = [];
    for (let next = this.#untold[0]; next; this.#untold.shift(), next = this.#untold[0]) {
      for (const listener of [...this.#listeners]) {
        try {
          listener(next);
        } catch (error) {
          errors.push(error);
        }
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}

function readNames(names: unknown, seats: number): readonly string[] {
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new Invalid('seats', 'names are texts');
  }
  if (names.length !== 0 && names.length !== seats) throw new Invalid('seats', `${seats} names are needed`);
  return [...names];
}

function deepFreeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}

/** A copy that may be changed in place, for search and simulation. Shares the options, which never change. */
export function copyOf<S extends { readonly options: object }>(state: S): S {
  const copy = { ...state } as Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'object' && value !== null && key !== 'options') copy[key] = copyPart(value);
  }
  return copy as S;
}

function copyPart(value: object): object {
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let index = 0; index < copy.length; index++) {
      const part = copy[index];
      if (typeof part === 'object' && part !== null) copy[index] = copyPart(part);
    }
    return copy;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyPart(part);
  }
  return copy;
}
