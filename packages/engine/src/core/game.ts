/**
 * The contract: what a game must implement. Matches, records, bots, the network, the docs and the tests use only this
 * contract and never name a game. To add a game, write a value of type `Game`.
 */

import { plainCopy } from './plain.ts';

/** A seat at the table, 0 to n−1. Clockwise, "to the left", is seat + 1. */
export type Seat = number;

/** Who looks at the table: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** The id of a rule in the rulebook, such as `DG-4`. `CB` ids are the table's own rules, the same for every game. */
export type RuleId = `${string}-${number}`;

/**
 * A random outcome that the game needs now. Chance is a step like a move: the engine asks, somebody answers.
 * `sealed`: each seat sees only part of the outcome (a deal). Otherwise everybody sees it (dice).
 */
export type ChanceRequest =
  | { readonly kind: 'shuffle'; readonly size: number; readonly sealed: boolean }
  | { readonly kind: 'dice'; readonly count: number; readonly faces: number; readonly sealed: boolean };

/** A permutation of 0…size−1 for a shuffle; `count` numbers in 0…faces−1 for dice. At most 2,000 numbers. */
export type Outcome = readonly number[];

/** A uniformly random integer from 0 to `bound` − 1. */
export type Draw = (bound: number) => number;

/** How a match ended. `ranking[seat]` is 1 for first place; ties share a place (1, 2, 2, 4). */
export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly ranking: readonly number[];
}

/** Something that happened. Everybody reads it, unless the game has `eventFor`. */
export interface EventBase {
  readonly type: string;
  readonly rule: RuleId;
}

/** Why a move is illegal: the rule, and what would have satisfied it, as data to translate. */
export interface RefusalBase {
  readonly reason: string;
  readonly rule: RuleId;
}

/**
 * Plain data: at most 2,000 entries per list or object, four levels deep. In every game, `pass` means that
 * the seat declines to act. Clocks and bots rely on that, so no other move may have this type.
 */
export interface MoveBase {
  readonly type: string;
}

/** What every state has. Each game adds its own fields: plain JSON, no classes, no functions. */
export interface StateBase {
  seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What every view has. */
export interface ViewBase {
  readonly viewer: Viewer;
  /**
   * The seat in turn, if there is exactly one. Any other seat that may act now but has no `pass` need not act: the
   * table does not wait for it. If `turn` is absent, every seat that may act must act.
   */
  readonly turn?: Seat | null;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** The value of a game option. */
export type OptionValue = string | number;

/** A setting that players can change before the game starts. */
export interface OptionSpec<V extends OptionValue = OptionValue> {
  readonly rule: RuleId;
  /** Every allowed value, the default first. */
  values(seats: number): readonly V[];
  /** The value meant by records and positions that do not mention the option, if it is not the default: an earlier default. */
  readonly unwritten?: V;
  /** Values that are no longer offered. Records of earlier versions may hold them. */
  past?(seats: number): readonly V[];
  /** Whether the option has an effect in a game with these options. Forms hide it otherwise. Absent if it always has. */
  matters?(options: Readonly<Record<string, OptionValue>>): boolean;
}

/** A set of options with a name. Options that it does not mention have their defaults. */
export interface Preset<O = Record<string, OptionValue>> {
  /** Names the preset in links, commands and texts: `first-game`. */
  readonly id: string;
  readonly options: Readonly<Partial<O>>;
}

/** The types of one game, bundled so that generic functions take one type parameter. */
export interface GameTypes {
  rule: RuleId;
  options: Record<string, OptionValue>;
  state: StateBase;
  move: MoveBase;
  event: EventBase;
  refusal: RefusalBase;
  view: ViewBase;
}

/** Receives each event of a step. Omitted in search and simulation; then no events are created. */
export type Emit<E> = ((event: E) => void) | undefined;

/** The rules of a game: pure functions over a plain state. */
export interface Game<T extends GameTypes = GameTypes> {
  /** Identifies the game in records and links, and names its folders. */
  readonly id: string;
  /** Version of the rules and the record notation. Later versions must replay the records of earlier ones. */
  readonly version: number;
  readonly rules: readonly T['rule'][];
  /** How many seats the game allows, at most 99. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [K in keyof T['options']]: OptionSpec<T['options'][K]> };
  /** Why values that are allowed one by one do not go together; null if they do. Texts: `GameText.optionRefusals`. */
  optionsRefusal?(options: T['options']): RefusalBase | null;
  /** Sets of options to begin with, the one for a first game first. */
  readonly presets?: readonly Preset<T['options']>[];
  /** False if everybody always sees everything. Then all views show the whole state. */
  readonly secrets: boolean;
  /** Gives everybody the same time to react where the fastest player could otherwise act first. Absent if speed never matters. */
  readonly breath?: Breath<T>;
  /**
   * Whether a step with these events ends a round. Everybody then reads the result before the match goes on. Absent if there is nothing
   * to read between rounds.
   */
  endsRound?(events: readonly T['event'][]): boolean;
  /**
   * The seat that rolls the dice that `chance` asks for, by hand: the table waits for its tap before it draws. Null or absent: nobody is
   * waited for, because the player rolled by their last move, or nobody in particular draws.
   */
  roller?(state: T['state']): Seat | null;
  /**
   * Whether these options allow optional moves out of turn. Asking one player for such a move reveals something about
   * their hand. Absent if there are none.
   */
  offersOutOfTurn?(options: T['options']): boolean;
  /**
   * The events that players may read again during a match; a game can require a good memory. Absent if they may read all
   * events. After the end of the match it returns all events.
   */
  recall?(events: readonly T['event'][], options: T['options']): readonly T['event'][];

  /**
   * An event as this viewer may read it, in their log and their spoken text: after a peek, the card for the seat that looks and only the
   * fact for everybody else. It may tell only what the viewer's view shows after the step. Absent if all events are public.
   */
  eventFor?(event: T['event'], viewer: Viewer): T['event'];

  /** The initial state. `readOptions` has already completed and checked the options. */
  setup(seats: number, options: T['options']): T['state'];

  /** The random outcome needed now, or null if a player is to act or the game is over. */
  chance(state: T['state']): ChanceRequest | null;

  /** The seats that may act now, ascending. Empty if a draw is pending or the game is over. */
  actors(state: T['state']): readonly Seat[];

  /** Appends every legal move of a seat to `into` and returns `into`. To reuse an array, clear it with `emptied`. */
  legalMoves(state: T['state'], seat: Seat, into?: T['move'][]): T['move'][];

  /** Whether an unknown value has the shape of a move: right type and keys, numbers in range. The move may be illegal. */
  isMove(value: unknown): value is T['move'];

  /** Null if the move is legal; otherwise the reason. `refusalOf` calls it only while players are to act. */
  refusal(state: T['state'], seat: Seat, move: T['move']): T['refusal'] | null;

  /** Applies a legal move to a draft: an immer draft in a match, the state itself in a search. */
  play(draft: T['state'], seat: Seat, move: T['move'], emit?: Emit<T['event']>): void;

  /** Applies the outcome that `chance` asked for. */
  resolve(draft: T['state'], outcome: Outcome, emit?: Emit<T['event']>): void;

  /**
   * Whether this legal move shows anybody something they could not know before: others, or with a peek the player. Such a move cannot
   * be undone.
   */
  revealsSecret(state: T['state'], seat: Seat, move: T['move']): boolean;

  /** What the viewer may know. Built by listing what is allowed, never by deleting what is not. */
  view(state: T['state'], viewer: Viewer): T['view'];

  /**
   * Samples a full state that is consistent with a view, for bots to search. `log`, all events since the
   * match began as the viewer may read them, narrows it down to what a player with a perfect memory knows.
   */
  determinize(view: T['view'], draw: Draw, log?: readonly T['event'][]): T['state'];

  /** The result; null until the game is over. */
  result(state: T['state']): Result | null;

  /**
   * How each seat stands, from what everybody may know: its points so far or, in a race, how far it is. More is better, and at the end the
   * winners have the most. For the graph of a finished match (`storyOf`). Absent if nobody is ahead before the end.
   */
  standing?(state: T['state']): readonly number[];

  /** Writes a move in the short notation of records (`g12`), and reads it; null for an invalid text. */
  writeMove(move: T['move'], options: T['options']): string;
  readMove(text: string, options: T['options']): T['move'] | null;
}

/** A pause that is the same for everybody, so that acting out of turn does not depend on network latency. */
export interface Breath<T extends GameTypes = GameTypes> {
  readonly rule: T['rule'];
  /** Whether the pause follows a step with these events. */
  after(events: readonly T['event'][], options: T['options']): boolean;
  /** Which moves are allowed during the pause. */
  allows(move: T['move']): boolean;
}

/** A game of any type, for lists of games and code that serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the type parameter is erased
export type AnyGame = Game<any>;

/** The table's own rules, the same for every game. */
export const tableRules = ['CB-1', 'CB-2', 'CB-3', 'CB-4'] as const;
/** The id of one of the table's own rules. */
export type TableRule = (typeof tableRules)[number];

/** Why the table refuses a move before it asks the game. */
export type TableRefusal =
  /** CB-1: not a move of this game. */
  | { readonly reason: 'malformed'; readonly rule: 'CB-1' }
  /** CB-2: the game is over. */
  | { readonly reason: 'over'; readonly rule: 'CB-2' }
  /** CB-3: a draw is pending. */
  | { readonly reason: 'awaiting-chance'; readonly rule: 'CB-3' };

/** Why the game or the table refuses a move, with the rule. */
export type Refusal<T extends GameTypes> = T['refusal'] | TableRefusal;

/** Null if `move`, which may be any value, is legal for `seat`; otherwise the reason. */
export function refusalOf<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  move: unknown,
): Refusal<T> | null {
  return refusalOfPlain(game, state, seat, plainCopy(move));
}

/** Like `refusalOf`, for a move that is known to be plain data. */
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

/** Empties an array but keeps its allocated memory, which `length = 0` would free. */
export function emptied<V>(array: V[]): V[] {
  while (array.length > 0) array.pop();
  return array;
}

/** A result from scores where more is better. Ties share a place; everybody in first place wins. */
export function resultByScore(scores: readonly number[]): Result {
  const ranking = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores: [...scores], ranking, winners: seatsWhere(ranking, (rank) => rank === 1) };
}

function seatsWhere(values: readonly number[], test: (value: number) => boolean): Seat[] {
  return values.flatMap((value, seat) => (test(value) ? [seat] : []));
}
