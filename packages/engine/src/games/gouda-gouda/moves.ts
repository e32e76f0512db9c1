/** The moves: their shapes, their notation, and the frozen values that lists of legal moves share. */
import { boards, MAX_PLACES, type PlaceId, placeOf } from './board.ts';
import { diceIn, GREEN, MAX_DICE, maskOf, RED } from './dice.ts';
import type { Options } from './state.ts';

/** A move of a player. */
export type Move =
  /** Places all five mice: how many on the barrel, on the left crate and on the right crate (GG-2). */
  | { readonly type: 'start'; readonly mice: readonly number[] }
  | { readonly type: 'name'; readonly place: number }
  /** Rolls this many dice before a place is named (GG-9). */
  | { readonly type: 'early'; readonly dice: number }
  | { readonly type: 'vote'; readonly place: number }
  | Answer
  /** A die of this face moves a mouse of this seat along one link. */
  | { readonly type: 'move'; readonly face: 'green' | 'red'; readonly owner: number; readonly to: number };

/** Answers in a window (GG-13). `void` plays the cancel token on dice, `cancel` plays it on a token. */
export type Answer = { readonly type: 'pass' } | Token;

/** A move that plays a power token (GG-12). */
export type Token =
  | { readonly type: 'double' }
  | { readonly type: 'cancel' }
  | { readonly type: 'transfer'; readonly place: number }
  | DiceToken;

export interface DiceToken {
  readonly type: 'reroll' | 'improve' | 'worsen' | 'void';
  readonly dice: readonly number[];
}

/** The number of mice of one player. */
export const MICE_PER_PLAYER = 5;
const MAX_SEATS = 6;

const freeze = <M extends Move>(move: M): M => Object.freeze(move);
const movesOnPlaces = <T extends 'name' | 'vote' | 'transfer'>(type: T) =>
  Array.from({ length: MAX_PLACES }, (_, place) => freeze({ type, place }));
/** One move per mask of dice, indexed by mask; the empty mask 0 is not a legal move. */
const movesOnDice = (type: DiceToken['type']) => diceIn.map((dice) => freeze({ type, dice }));
const movesOfFace = (face: 'green' | 'red') =>
  Array.from({ length: MAX_SEATS * MAX_PLACES }, (_, index) =>
    freeze({ type: 'move', face, owner: (index / MAX_PLACES) | 0, to: index % MAX_PLACES }),
  );

export const pass: Move = freeze({ type: 'pass' });
export const double: Move = freeze({ type: 'double' });
export const cancel: Move = freeze({ type: 'cancel' });
export const names: readonly Move[] = movesOnPlaces('name');
export const votes: readonly Move[] = movesOnPlaces('vote');
export const transfers: readonly Move[] = movesOnPlaces('transfer');
export const rerolls: readonly Move[] = movesOnDice('reroll');
export const improves: readonly Move[] = movesOnDice('improve');
export const worsens: readonly Move[] = movesOnDice('worsen');
export const voids: readonly Move[] = movesOnDice('void');
/** One move per number of dice, indexed by that number; 0 dice is not a legal move. */
export const earlyRollMoves: readonly Move[] = Array.from({ length: MAX_DICE + 1 }, (_, dice) =>
  freeze({ type: 'early', dice }),
);
export const starts: readonly Move[] = Array.from({ length: 36 }, (_, index) => [(index / 6) | 0, index % 6])
  .filter(([barrel, left]) => barrel! + left! <= MICE_PER_PLAYER)
  .map(([barrel, left]) =>
    freeze({ type: 'start', mice: Object.freeze([barrel!, left!, MICE_PER_PLAYER - barrel! - left!]) }),
  );
const steps = { [GREEN]: movesOfFace('green'), [RED]: movesOfFace('red') };

/** The move of one of `owner`'s mice to a place. */
export const step = (face: typeof GREEN | typeof RED, owner: number, to: number): Move =>
  steps[face][owner * MAX_PLACES + to]!;

const isWithin = (value: unknown, min: number, to: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= to;
const hasKeys = (value: object, count: number): boolean => Object.keys(value).length === count;
const isPlace = (value: unknown): boolean => isWithin(value, 0, MAX_PLACES - 1);

/** True for a list of one or more dice, ascending. */
const areDice = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  [...value].every((die, index) => isWithin(die, index === 0 ? 0 : value[index - 1] + 1, MAX_DICE - 1));

export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const move = value as Record<string, unknown>;
  switch (move.type) {
    case 'start':
      return (
        hasKeys(move, 2) &&
        Array.isArray(move.mice) &&
        move.mice.length === 3 &&
        [...move.mice].every((count) => isWithin(count, 0, MICE_PER_PLAYER)) &&
        move.mice.reduce((sum, count) => sum + count, 0) === MICE_PER_PLAYER
      );
    case 'name':
    case 'vote':
    case 'transfer':
      return hasKeys(move, 2) && isPlace(move.place);
    case 'early':
      return hasKeys(move, 2) && isWithin(move.dice, 1, MAX_DICE);
    case 'reroll':
    case 'improve':
    case 'worsen':
    case 'void':
      return hasKeys(move, 2) && areDice(move.dice);
    case 'pass':
    case 'double':
    case 'cancel':
      return hasKeys(move, 1);
    case 'move':
      return (
        hasKeys(move, 4) &&
        (move.face === 'green' || move.face === 'red') &&
        isWithin(move.owner, 0, MAX_SEATS - 1) &&
        isPlace(move.to)
      );
    default:
      return false;
  }
}

/** Writes a move: `name bucket`, `reroll 1.3` for the first and third die, `green 0>tube`. */
export function writeMove(move: Move, { board }: Options): string {
  const placeName = (place: number): string => boards[board].places[place]?.id ?? String(place);
  switch (move.type) {
    case 'start':
      return `start ${move.mice.join('.')}`;
    case 'name':
    case 'vote':
    case 'transfer':
      return `${move.type} ${placeName(move.place)}`;
    case 'early':
      return `early ${move.dice}`;
    case 'reroll':
    case 'improve':
    case 'worsen':
    case 'void':
      return `${move.type} ${move.dice.map((die) => die + 1).join('.')}`;
    case 'move':
      return `${move.face} ${move.owner}>${placeName(move.to)}`;
    default:
      return move.type;
  }
}

const diceMoves = { reroll: rerolls, improve: improves, worsen: worsens, void: voids };
const placeMoves = { name: names, vote: votes, transfer: transfers };
const movesWithoutDetails = { pass, double, cancel };

export function readMove(text: string, options: Options): Move | null {
  const move = parse(text, options);
  // Each move has exactly one notation: `start 05.0.0` is invalid, `start 5.0.0` is not.
  return isMove(move) && writeMove(move, options) === text ? move : null;
}

function parse(text: string, { board }: Options): unknown {
  const [, type = '', details = ''] = /^([a-z]+)(?: ([\da-z.>-]{1,20}))?$/.exec(text) ?? [];
  if (Object.hasOwn(movesWithoutDetails, type))
    return movesWithoutDetails[type as keyof typeof movesWithoutDetails];
  const place = (name: string): number => placeOf(boards[board], name as PlaceId);
  if (Object.hasOwn(placeMoves, type)) return placeMoves[type as keyof typeof placeMoves][place(details)];
  if (type === 'green' || type === 'red') {
    const [owner = '', to = ''] = details.split('>');
    return { type: 'move', face: type, owner: Number(owner), to: place(to) };
  }
  const numbers = details.split('.').map(Number);
  if (type === 'early') return earlyRollMoves[numbers[0]!];
  if (type === 'start') return { type, mice: numbers };
  if (!Object.hasOwn(diceMoves, type) || numbers.length >= diceIn.length) return null;
  return diceMoves[type as keyof typeof diceMoves][maskOf(numbers.map((number) => number - 1))];
}
