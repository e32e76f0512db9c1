/**
 * The player's selection so far: a place, a token and its dice, a die and a mouse. Pure functions. Only parts of legal moves can be
 * chosen, and a single option is chosen automatically.
 */
import type { Kind, Move, View } from '@cheeseboard/engine/gouda-gouda';
import { MICE, startPlaces } from '@cheeseboard/engine/gouda-gouda';
import { deepEqual } from '../../deep-equal.ts';

export type StepMove = Extract<Move, { readonly type: 'move' }>;
export type StepFace = StepMove['face'];

export interface Choice {
  /** The places of the mice put down so far, in order; the last can be taken back. */
  readonly placedMice: readonly number[];
  /** The place to name, vote for or transfer to. */
  readonly place: number | null;
  /** The number of dice to roll before naming a place (GG-9). */
  readonly earlyDice: number | null;
  readonly token: Kind | null;
  /** The dice to play the token on. */
  readonly dice: readonly number[];
  /** The die to spend, and the owner of the mouse to move. */
  readonly face: StepFace | null;
  readonly owner: number | null;
}

export const emptyChoice: Choice = {
  placedMice: [],
  place: null,
  earlyDice: null,
  token: null,
  dice: [],
  face: null,
  owner: null,
};

/** The type of the move that plays a token. A cancel is played on dice after a roll, otherwise on a token (GG-13). */
export const moveTypeOf = (kind: Kind, view: View): Move['type'] =>
  kind === 'cancel' && view.window === 'a' ? 'void' : kind;

export const movesOf = (kind: Kind, view: View, moves: readonly Move[]): readonly Move[] =>
  moves.filter(({ type }) => type === moveTypeOf(kind, view));

export const needsDice = (kind: Kind, view: View): boolean =>
  kind !== 'double' && kind !== 'transfer' && moveTypeOf(kind, view) !== 'cancel';

/** The places that can be chosen now. */
export function choosablePlaces({ token }: Choice, moves: readonly Move[]): readonly number[] {
  return moves.flatMap((move) => {
    const offersPlace =
      token === 'transfer' ? move.type === 'transfer' : move.type === 'name' || move.type === 'vote';
    return offersPlace && 'place' in move ? [move.place] : [];
  });
}

/** The dice that the chosen token can be played on. */
export function choosableDice({ token }: Choice, view: View, moves: readonly Move[]): readonly number[] {
  if (!token) return [];
  const pickableDice = movesOf(token, view, moves).flatMap((move) =>
    'dice' in move && typeof move.dice !== 'number' ? move.dice : [],
  );
  return view.dice.flatMap((_, die) => (pickableDice.includes(die) ? [die] : []));
}

const stepMoves = (moves: readonly Move[]): StepMove[] =>
  moves.flatMap((move) => (move.type === 'move' ? [move] : []));

const unique = <V>(values: readonly V[]): V[] => [...new Set(values)];
const singleValue = <V>(values: readonly V[]): V | null => (values.length === 1 ? values[0]! : null);
const keepOrChooseOnly = <V>(value: V | null, offered: readonly V[]): V | null =>
  value !== null && offered.includes(value) ? value : singleValue(offered);

export const choosableFaces = (moves: readonly Move[]): StepFace[] =>
  unique(stepMoves(moves).map(({ face }) => face));

export const choosableOwners = ({ face }: Choice, moves: readonly Move[]): number[] =>
  unique(stepMoves(moves).flatMap((move) => (move.face === face ? [move.owner] : [])));

export const choosableTargets = ({ face, owner }: Choice, moves: readonly Move[]): number[] =>
  stepMoves(moves).flatMap((move) => (move.face === face && move.owner === owner ? [move.to] : []));

/** Drops parts that are no longer offered, and chooses a part if it is the only option. */
export function normalizeChoice(choice: Choice, view: View, moves: readonly Move[]): Choice {
  const earlyDice = moves.flatMap((move) => (move.type === 'early' ? [move.dice] : []));
  const token = choice.token && movesOf(choice.token, view, moves).length > 0 ? choice.token : null;
  const withToken = { ...choice, token };
  const places = choosablePlaces(withToken, moves);
  const pickable = choosableDice(withToken, view, moves);
  const face = keepOrChooseOnly(choice.face, choosableFaces(moves));
  const ofFace = { ...withToken, face };
  return {
    placedMice: moves.some(({ type }) => type === 'start') ? choice.placedMice : [],
    place:
      choice.place !== null && places.includes(choice.place)
        ? choice.place
        : earlyDice.length > 0
          ? null
          : singleValue(places),
    earlyDice: choice.earlyDice !== null && earlyDice.includes(choice.earlyDice) ? choice.earlyDice : null,
    token,
    dice: pickable.length === 1 ? pickable : choice.dice.filter((die) => pickable.includes(die)),
    face,
    owner: keepOrChooseOnly(choice.owner, choosableOwners(ofFace, moves)),
  };
}

/** The chosen legal move; null while the selection is incomplete. */
export function chosenMove(choice: Choice, view: View, moves: readonly Move[]): Move | null {
  const selected = selectedMove(choice, view);
  return (selected && moves.find((move) => deepEqual(move, selected))) ?? null;
}

/** The chosen move, legal or not, so that the table can explain a refusal. */
export function selectedMove({ placedMice, place, earlyDice, token, dice }: Choice, view: View): Move | null {
  if (token) {
    const type = moveTypeOf(token, view);
    if (type === 'transfer') return place === null ? null : { type, place };
    if (type === 'double' || type === 'cancel') return { type };
    return dice.length === 0 ? null : ({ type, dice } as Move);
  }
  switch (view.phase) {
    case 'start':
      return placedMice.length === MICE
        ? {
            type: 'start',
            mice: startPlaces.map(
              (startPlace) => placedMice.filter((mousePlace) => mousePlace === startPlace).length,
            ),
          }
        : null;
    case 'name':
      if (earlyDice !== null) return { type: 'early', dice: earlyDice };
      return place === null ? null : { type: 'name', place };
    case 'vote':
      return place === null ? null : { type: 'vote', place };
    default:
      return null;
  }
}

/** An illegal move with this token, to get the reason for its refusal. */
export function unplayableTokenMove(kind: Kind, view: View): Move {
  const type = moveTypeOf(kind, view);
  if (type === 'double' || type === 'cancel') return { type };
  if (type !== 'transfer') return { type, dice: [0] } as Move;
  return { type, place: view.mice.findIndex((_, place) => place !== view.place) };
}

/** An illegal step to a place, to get the reason for its refusal. */
export const unplayableStep = ({ face, owner }: Choice, you: number, to: number): Move => ({
  type: 'move',
  face: face ?? 'green',
  owner: owner ?? you,
  to,
});
