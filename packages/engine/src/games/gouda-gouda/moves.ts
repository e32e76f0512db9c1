import { MAX_PLACES } from './board.ts';
import { diceIn, GREEN, MAX_DICE, RED } from './dice.ts';

/** The moves: their shapes, and the frozen values that lists of legal moves share. */
export type Move =
  /** All five mice at once: on the barrel, the left crate, the right crate (GG-2). */
  | { readonly type: 'start'; readonly mice: readonly number[] }
  | { readonly type: 'name'; readonly place: number }
  /** Rolls this many dice before a place is named (GG-9). */
  | { readonly type: 'early'; readonly dice: number }
  | { readonly type: 'vote'; readonly place: number }
  | Answer
  /** A die of this face moves a mouse of this seat along one link. */
  | { readonly type: 'move'; readonly face: 'green' | 'red'; readonly owner: number; readonly to: number };

/** Answers in a window (GG-13). `void` and `cancel` both play the cancel token: on dice, or on a token. */
export type Answer = { readonly type: 'pass' } | Token;

export type Token =
  | { readonly type: 'double' }
  | { readonly type: 'cancel' }
  | { readonly type: 'transfer'; readonly place: number }
  | DiceToken;

export interface DiceToken {
  readonly type: 'reroll' | 'improve' | 'worsen' | 'void';
  readonly dice: readonly number[];
}

export const MICE_PER_PLAYER = 5;
const MAX_SEATS = 6;

const freeze = <M extends Move>(move: M): M => Object.freeze(move);
const onPlaces = <T extends 'name' | 'vote' | 'transfer'>(type: T) =>
  Array.from({ length: MAX_PLACES }, (_, place) => freeze({ type, place }));
/** One move per mask of dice, indexed by mask; the empty mask 0 is not a legal move. */
const onDice = (type: DiceToken['type']) => diceIn.map((dice) => freeze({ type, dice }));
const ofFace = (face: 'green' | 'red') =>
  Array.from({ length: MAX_SEATS * MAX_PLACES }, (_, index) =>
    freeze({ type: 'move', face, owner: (index / MAX_PLACES) | 0, to: index % MAX_PLACES }),
  );

export const pass: Move = freeze({ type: 'pass' });
export const double: Move = freeze({ type: 'double' });
export const cancel: Move = freeze({ type: 'cancel' });
export const names: readonly Move[] = onPlaces('name');
export const votes: readonly Move[] = onPlaces('vote');
export const transfers: readonly Move[] = onPlaces('transfer');
export const rerolls: readonly Move[] = onDice('reroll');
export const improves: readonly Move[] = onDice('improve');
export const worsens: readonly Move[] = onDice('worsen');
export const voids: readonly Move[] = onDice('void');
/** One move per number of dice, indexed by it; 0 dice is not a legal move. */
export const earlyRollMoves: readonly Move[] = Array.from({ length: MAX_DICE + 1 }, (_, dice) =>
  freeze({ type: 'early', dice }),
);
export const starts: readonly Move[] = Array.from({ length: 36 }, (_, index) => [(index / 6) | 0, index % 6])
  .filter(([barrel, left]) => barrel! + left! <= MICE_PER_PLAYER)
  .map(([barrel, left]) =>
    freeze({ type: 'start', mice: Object.freeze([barrel!, left!, MICE_PER_PLAYER - barrel! - left!]) }),
  );
const steps = { [GREEN]: ofFace('green'), [RED]: ofFace('red') };

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
