/**
 * What the player has taken up so far: a place, a token and its dice, a die and a mouse. Pure: only what the legal moves offer can
 * be chosen, and what has only one answer is chosen already.
 */
import type { Kind, Move, View } from '@cheeseboard/engine/gouda-gouda';
import { MICE, startPlaces } from '@cheeseboard/engine/gouda-gouda';
import { sameMove } from '../table/moves.ts';

export type Stepping = Extract<Move, { readonly type: 'move' }>;
export type StepFace = Stepping['face'];

export interface Choice {
  /** Where the mice stand that were put down so far, in that order: the last can be taken back. */
  readonly put: readonly number[];
  /** To name, to vote for, or to transfer to. */
  readonly place: number | null;
  /** So many dice, before a place is named. */
  readonly early: number | null;
  readonly token: Kind | null;
  /** The dice for the token. */
  readonly dice: readonly number[];
  /** The die that is being carried out, and the mouse that will go. */
  readonly face: StepFace | null;
  readonly owner: number | null;
}

export const nothing: Choice = {
  put: [],
  place: null,
  early: null,
  token: null,
  dice: [],
  face: null,
  owner: null,
};

/** The cancel token is played on dice after a roll, on a token else (GG-13). */
export const typeOf = (kind: Kind, view: View): Move['type'] =>
  kind === 'cancel' && view.window === 'a' ? 'void' : kind;

export const movesOf = (kind: Kind, view: View, moves: readonly Move[]): readonly Move[] =>
  moves.filter(({ type }) => type === typeOf(kind, view));

export const needsDice = (kind: Kind, view: View): boolean =>
  kind !== 'double' && kind !== 'transfer' && typeOf(kind, view) !== 'cancel';

/** The places that can be chosen now. */
export function placesIn({ token }: Choice, moves: readonly Move[]): readonly number[] {
  return moves.flatMap((move) => {
    const offered =
      token === 'transfer' ? move.type === 'transfer' : move.type === 'name' || move.type === 'vote';
    return offered && 'place' in move ? [move.place] : [];
  });
}

/** The dice that the token in hand can pick. */
export function diceIn({ token }: Choice, view: View, moves: readonly Move[]): readonly number[] {
  if (!token) return [];
  const picked = movesOf(token, view, moves).flatMap((move) =>
    'dice' in move && typeof move.dice !== 'number' ? move.dice : [],
  );
  return view.dice.flatMap((_, die) => (picked.includes(die) ? [die] : []));
}

const steps = (moves: readonly Move[]): Stepping[] =>
  moves.flatMap((move) => (move.type === 'move' ? [move] : []));

const distinct = <V>(values: readonly V[]): V[] => [...new Set(values)];
const onlyOf = <V>(values: readonly V[]): V | null => (values.length === 1 ? values[0]! : null);
const kept = <V>(value: V | null, offered: readonly V[]): V | null =>
  value !== null && offered.includes(value) ? value : onlyOf(offered);

export const facesIn = (moves: readonly Move[]): StepFace[] => distinct(steps(moves).map(({ face }) => face));

export const ownersIn = ({ face }: Choice, moves: readonly Move[]): number[] =>
  distinct(steps(moves).flatMap((move) => (move.face === face ? [move.owner] : [])));

export const goalsIn = ({ face, owner }: Choice, moves: readonly Move[]): number[] =>
  steps(moves).flatMap((move) => (move.face === face && move.owner === owner ? [move.to] : []));

/** Keeps what is still offered, and takes what alone is offered. */
export function settle(choice: Choice, view: View, moves: readonly Move[]): Choice {
  const early = moves.flatMap((move) => (move.type === 'early' ? [move.dice] : []));
  const token = choice.token && movesOf(choice.token, view, moves).length > 0 ? choice.token : null;
  const withToken = { ...choice, token };
  const places = placesIn(withToken, moves);
  const pickable = diceIn(withToken, view, moves);
  const face = kept(choice.face, facesIn(moves));
  const ofFace = { ...withToken, face };
  return {
    put: moves.some(({ type }) => type === 'start') ? choice.put : [],
    place:
      choice.place !== null && places.includes(choice.place)
        ? choice.place
        : early.length > 0
          ? null
          : onlyOf(places),
    early: choice.early !== null && early.includes(choice.early) ? choice.early : null,
    token,
    dice: pickable.length === 1 ? pickable : choice.dice.filter((die) => pickable.includes(die)),
    face,
    owner: kept(choice.owner, ownersIn(ofFace, moves)),
  };
}

/** The move that the button plays, or null while something is missing. */
export function chosenMove(choice: Choice, view: View, moves: readonly Move[]): Move | null {
  const wanted = wantedMove(choice, view);
  return (wanted && moves.find((move) => sameMove(move, wanted))) ?? null;
}

/** The same, legal or not: to be tried, so that the table can say why not. */
export function wantedMove({ put, place, early, token, dice }: Choice, view: View): Move | null {
  if (token) {
    const type = typeOf(token, view);
    if (type === 'transfer') return place === null ? null : { type, place };
    if (type === 'double' || type === 'cancel') return { type };
    return dice.length === 0 ? null : ({ type, dice } as Move);
  }
  switch (view.phase) {
    case 'start':
      return put.length === MICE
        ? { type: 'start', mice: startPlaces.map((at) => put.filter((on) => on === at).length) }
        : null;
    case 'name':
      if (early !== null) return { type: 'early', dice: early };
      return place === null ? null : { type: 'name', place };
    case 'vote':
      return place === null ? null : { type: 'vote', place };
    default:
      return null;
  }
}

/** A token that cannot be played now, as a move to be refused. */
export function vainMove(kind: Kind, view: View): Move {
  const type = typeOf(kind, view);
  if (type === 'double' || type === 'cancel') return { type };
  if (type !== 'transfer') return { type, dice: [0] } as Move;
  return { type, place: view.mice.findIndex((_, place) => place !== view.place) };
}

/** A step to a place that is not lit. */
export const vainStep = ({ face, owner }: Choice, you: number, to: number): Move => ({
  type: 'move',
  face: face ?? 'green',
  owner: owner ?? you,
  to,
});
