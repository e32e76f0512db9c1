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

/** A state that fits the view. How its hidden part is filled in does not change the answers. */
const stateBehind = (game: AnyGame, view: ViewBase): GameTypes['state'] =>
  game.determinize(view, seededDraw('own engine'));

/** Returns `otherwise` if `ask` throws: a host can show a view that no state of the game has, and then the rules may fail anywhere. */
function ifPossible<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}

/** The draw that the position waits for. */
export const pendingDraw = (game: AnyGame, view: ViewBase): ChanceRequest | null =>
  ifPossible(() => game.chance(stateBehind(game, view)), null);

type Shown = Pick<NonNullable<Snapshot['match']>, 'view' | 'breath'>;

export const legalMoves = (game: AnyGame, shown: Shown): readonly MoveBase[] =>
  ifPossible(() => movesIn(game, shown), []);

function movesIn(game: AnyGame, { view, breath }: Shown): readonly MoveBase[] {
  const seat = view.viewer;
  if (seat === 'spectator') return [];
  const state = stateBehind(game, view);
  if (breath?.readers) return [];
  if (game.result(state) || game.chance(state) || !game.actors(state).includes(seat)) return [];
  const moves = game.legalMoves(state, seat) as MoveBase[];
  return breath && game.breath ? moves.filter((move) => game.breath!.allows(move)) : moves;
}
