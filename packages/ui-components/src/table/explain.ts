/**
 * Explains why a move is illegal from a view alone, for pages that have no match (a guest, an example in the docs). A refusal depends
 * only on the view, so any state that fits the view gives the same one.
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
