/**
 * The contract: what a game must answer. Matches, records, bots, the network, the docs and the tests are written
 * once against it and never name a game. To write a fifth game, write a value of type `Game`.
 */

import { plainCopy } from './plain.ts';

/** A chair at the table, 0 to n−1. Clockwise, and "to the left", is seat + 1. */
export type Seat = number;

/** Who looks: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator';

/** `DG-4`: the id of a rule in the rulebook. `CB` ids are the table's own rules, the same for every game. */
export type RuleId = `${string}-${number}`;

/**
 * What must be drawn now. Chance is a step like a move: the engine asks, somebody answers.
 * `sealed`: each seat sees only a part of the outcome (a deal). Otherwise everybody sees it (dice).
 */
export type ChanceRequest =
  | { readonly kind: 'shuffle'; readonly size: number; readonly sealed: boolean }
  | { readonly kind: 'dice'; readonly count: number; readonly faces: number; readonly sealed: boolean };

/** A permutation of 0…size−1 for a shuffle; `count` numbers in 0…faces−1 for dice. At most 2,000 of them. */
export type Outcome = readonly number[];

/** A whole number from 0 up to but not including `bound`, each equally likely. */
export type Draw = (bound: number) => number;

/** How a match ended. `ranking[seat]` is 1 for the first; equals share a place (1, 2, 2, 4). */
export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly ranking: readonly number[];
}

/** Something that happened and that everybody at the table may know. Never holds a secret. */
export interface EventBase {
  readonly type: string;
  readonly rule: RuleId;
}

/** Why a move is not allowed: the rule, and what would have satisfied it, as data to translate. */
export interface RefusalBase {
  readonly reason: string;
  readonly rule: RuleId;
}

/**
 * Plain data: at most 2,000 parts in each list or object, four levels deep. The type `pass` means the same in every game: a seat that is
 * asked says that it does nothing. Clocks and bots know it by that name, so no other move may have it.
 */
export interface MoveBase {
  readonly type: string;
}

/** What every state has, whatever the game. The rest is the game's own: plain JSON, no classes, no functions. */
export interface StateBase {
  seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What every view tells, whatever the game. */
export interface ViewBase {
  readonly viewer: Viewer;
  /**
   * Whose turn it is, where that is one seat's. The others who may act now, and have no `pass` to say that they will not, are then free
   * to wait: the table does not wait for them. Without it everybody who may act must.
   */
  readonly turn?: Seat | null;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What an option of a game can be set to. */
export type OptionValue = string | number;

/** A setting that the players can change before the game starts. */
export interface OptionSpec<V extends OptionValue = OptionValue> {
  readonly rule: RuleId;
  /** Every allowed value, the default first. */
  values(seats: number): readonly V[];
}

/** The types that belong to one game, in one bag, so that a generic function takes one type parameter. */
export interface GameTypes {
  rule: RuleId;
  options: Record<string, OptionValue>;
  state: StateBase;
  move: MoveBase;
  event: EventBase;
  refusal: RefusalBase;
  view: ViewBase;
}

/** Called with each event of a step. Left out where nobody listens (search, simulation): then none is made. */
export type Emit<E> = ((event: E) => void) | undefined;

/** The rules of a game: pure functions over a plain state. All four games are one of these. */
export interface Game<T extends GameTypes = GameTypes> {
  /** `david-goliath`: the name of its folder, in records and in links. */
  readonly id: string;
  /** Version of rules and record notation. A later one must still replay the records of earlier ones. */
  readonly version: number;
  readonly rules: readonly T['rule'][];
  /** At most 99. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [K in keyof T['options']]: OptionSpec<T['options'][K]> };
  /** False where everybody sees everything at all times: then a view tells the whole state, and tells everybody the same. */
  readonly secrets: boolean;
  /** Where whoever is quicker could act first: how a table gives everybody the same time. Absent where nobody is in a hurry. */
  readonly breath?: Breath<T>;

  /** The state before anything has happened. Options are complete and valid here: see `readOptions`. */
  setup(seats: number, options: T['options']): T['state'];

  /** What must be drawn now, or null when a player is to act or the game is over. */
  chance(state: T['state']): ChanceRequest | null;

  /** The seats that may act now, ascending. Empty when chance is awaited or the game is over. */
  actors(state: T['state']): readonly Seat[];

  /** Every legal move of a seat, appended to `into` (see `emptied` for using one array again and again). */
  legalMoves(state: T['state'], seat: Seat, into?: T['move'][]): T['move'][];

  /** Whether an unknown value has the form of a move: right type, right keys, numbers in range. Not: legal. */
  isMove(value: unknown): value is T['move'];

  /** Null if legal; otherwise why not. Only asked while some player is to act; `refusalOf` covers the rest. */
  refusal(state: T['state'], seat: Seat, move: T['move']): T['refusal'] | null;

  /** Carries out a legal move on a draft: an immer draft in a match, the state itself in a search. */
  play(draft: T['state'], seat: Seat, move: T['move'], emit?: Emit<T['event']>): void;

  /** Carries out the answer to `chance`. */
  resolve(draft: T['state'], outcome: Outcome, emit?: Emit<T['event']>): void;

  /** Whether this legal move shows others what they could not know before. Such a move cannot be undone. */
  reveals(state: T['state'], seat: Seat, move: T['move']): boolean;

  /** What the viewer may know: built by listing what is allowed, never by deleting what is not. */
  view(state: T['state'], viewer: Viewer): T['view'];

  /**
   * A full state that could lie behind a view: what bots search on. `log`, the events since the match began,
   * narrows it down to what a player with a perfect memory knows.
   */
  determinize(view: T['view'], draw: Draw, log?: readonly T['event'][]): T['state'];

  /** Null while it goes on. */
  result(state: T['state']): Result | null;

  /** A move as a short word or two for records (`g12`), and back; null when it is none. */
  writeMove(move: T['move'], options: T['options']): string;
  readMove(text: string, options: T['options']): T['move'] | null;
}

/** A moment in which the table holds still, the same for all, so that acting out of turn is not a matter of ping. */
export interface Breath<T extends GameTypes = GameTypes> {
  readonly rule: T['rule'];
  /** Whether it comes after a step with these events. */
  after(events: readonly T['event'][], options: T['options']): boolean;
  /** What may be done meanwhile. */
  allows(move: T['move']): boolean;
}

/** A game whose types are not known here: lists of games, code that serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the type parameter is erased
export type AnyGame = Game<any>;

/** The table's own rules, the same for every game. */
export const tableRules = ['CB-1', 'CB-2', 'CB-3', 'CB-4'] as const;
/** `CB-1` to `CB-4`: rules that hold at every table, whatever is played. */
export type TableRule = (typeof tableRules)[number];

/** Why a move is refused before the game itself is asked. */
export type TableRefusal =
  /** CB-1: not a move of this game at all. */
  | { readonly reason: 'malformed'; readonly rule: 'CB-1' }
  /** CB-2: the game is over. */
  | { readonly reason: 'over'; readonly rule: 'CB-2' }
  /** CB-3: a draw comes first. */
  | { readonly reason: 'awaiting-chance'; readonly rule: 'CB-3' };

/** Why a move is refused, and the rule that says so: by the game, or by the table. */
export type Refusal<T extends GameTypes> = T['refusal'] | TableRefusal;

/** Null if `move`, any value at all, is legal for `seat`; otherwise why not. */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  move: unknown,
): Refusal<T> | null {
  return refusalOfPlain(game, state, seat, plainCopy(move));
}

/** The same for a value that is known to be plain data. */
export function refusalOfPlain<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  move: unknown,
): Refusal<T> | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats || !game.isMove(move)) {
    return { reason: 'malformed', rule: 'CB-1' };
  }
  if (game.chance(state)) return { reason: 'awaiting-chance', rule: 'CB-3' };
  if (game.result(state)) return { reason: 'over', rule: 'CB-2' };
  return game.refusal(state, seat, move);
}

/** The array without its elements but with its memory: setting `length` to 0 would give that up. */
export function emptied<V>(array: V[]): V[] {
  while (array.length > 0) array.pop();
  return array;
}

/** A result from scores where more is better: equal scores share a place, all the firsts win. */
export function resultByScore(scores: readonly number[]): Result {
  const ranking = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores: [...scores], ranking, winners: seatsWhere(ranking, (rank) => rank === 1) };
}

function seatsWhere(values: readonly number[], test: (value: number) => boolean): Seat[] {
  return values.flatMap((value, seat) => (test(value) ? [seat] : []));
}
