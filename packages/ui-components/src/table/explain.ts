/**
 * Why a move is not allowed, from what a seat can see: a refusal is a function of the view, so any state that could lie
 * behind it gives the same one. For who has a view but no match: a guest, an example in the docs.
 */
import { type Game, type GameTypes, type Refusal, refusalOf, seededDraw } from '@cheeseboard/engine';

export function explainBy<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  log: readonly T['event'][] = [],
): (move: T['move']) => Refusal<T> | null {
  return (move) => {
    if (view.viewer === 'spectator') return null;
    return refusalOf(game, game.determinize(view, seededDraw(0), log), view.viewer, move);
  };
}
