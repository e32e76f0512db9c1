import { type Game, type GameTypes, type Refusal, refusalOf, seededDraw } from '@cheeseboard/engine';

/**
 * Explains why a move is illegal from a view alone, for pages that have no match (a guest, an example in the docs). The reason depends
 * only on the view, so it is computed from any state that is consistent with the view.
 *
 * @example
 * table.explain = explainBy(kit.game, table.view, table.log);
 */
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
