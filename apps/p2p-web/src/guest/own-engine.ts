/** Legal moves and pending draws, computed from a view. Every state that could lie behind the view gives the same answers. */
import {
  type AnyGame,
  type ChanceRequest,
  type GameTypes,
  type MoveBase,
  seededDraw,
  type ViewBase,
} from '@cheeseboard/engine';
import type { Snapshot } from '../protocol/snapshot.ts';

/** The hidden part of the state does not matter, so neither does how it is filled in. Null for a view that is none of this game. */
function stateBehind(game: AnyGame, view: ViewBase): GameTypes['state'] | null {
  try {
    return game.determinize(view, seededDraw('own engine'));
  } catch {
    return null;
  }
}

/** The draw that the position waits for. */
export function pendingDraw(game: AnyGame, view: ViewBase): ChanceRequest | null {
  const state = stateBehind(game, view);
  return state && game.chance(state);
}

export function legalMoves(
  game: AnyGame,
  { view, breath }: Pick<NonNullable<Snapshot['match']>, 'view' | 'breath'>,
): readonly MoveBase[] {
  const seat = view.viewer;
  if (seat === 'spectator') return [];
  const state = stateBehind(game, view);
  if (state === null || game.result(state) || game.chance(state) || !game.actors(state).includes(seat))
    return [];
  const moves = game.legalMoves(state, seat) as MoveBase[];
  return breath && game.breath ? moves.filter((move) => game.breath!.allows(move)) : moves;
}
