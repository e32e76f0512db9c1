/** How the positions of every game are written. */
import type { AnyGame } from '../core/game.ts';
import type { AnyPositions } from '../core/position.ts';
import { daumenDraufPositions } from './daumen-drauf/positions.ts';
import { davidGoliathPositions } from './david-goliath/positions.ts';
import { goudaGoudaPositions } from './gouda-gouda/positions.ts';
import { mensErgerJeNietPositions } from './mens-erger-je-niet/positions.ts';

export const gamePositions: readonly AnyPositions[] = [
  davidGoliathPositions,
  goudaGoudaPositions,
  daumenDraufPositions,
  mensErgerJeNietPositions,
];

export function positionsOf(game: AnyGame): AnyPositions {
  return gamePositions.find((positions) => positions.game === game)!;
}
