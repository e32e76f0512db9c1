/** A player's legal moves, from what they see: any state that could lie behind the view gives the same ones. */
import { type AnyGame, type MoveBase, seededDraw } from '@cheeseboard/engine';
import type { Snapshot } from '../protocol/snapshot.ts';

type MatchSnapshot = NonNullable<Snapshot['match']>;

/** The hidden part of the state does not matter, so neither does how it is filled in. */
const anyDraw = () => seededDraw('legal moves');

export function legalMoves(game: AnyGame, { view, draw, breath }: MatchSnapshot): readonly MoveBase[] {
  const seat = view.viewer;
  if (seat === 'spectator' || draw !== null) return [];
  const state = game.determinize(view, anyDraw());
  if (game.result(state) || game.chance(state) || !game.actors(state).includes(seat)) return [];
  const moves = game.legalMoves(state, seat) as MoveBase[];
  return breath && game.breath ? moves.filter((move) => game.breath!.allows(move)) : moves;
}
