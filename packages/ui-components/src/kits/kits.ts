/**
 * Loads games on demand: a page with one game loads one game, and a page that only lists them loads none.
 */
import { kitLoaders } from '../games/kits.ts';
import type { GameId } from './facts.ts';
import { addKit, findKit, type GameKit } from './registry.ts';

export {
  type Capability,
  type GameFacts,
  type GameId,
  gameFacts,
  hasCapability,
  isGameId,
  type PreviewPiece,
  teaches,
} from './facts.ts';
export { addKit, type GameKit, kitIds, NotFetched } from './registry.ts';

/** Registers every game of this package, without loading it. */
export function addAllKits(): void {
  for (const [id, load] of Object.entries(kitLoaders)) addKit(id, load);
}

/**
 * Loads one game: its rules, texts and table. Resolves to null for an unknown game; throws `NotFetched` if the code cannot be
 * loaded, then call it again to retry.
 *
 * @example
 * const kit = await loadKit(gameFacts[0].id);
 * const match = new Match(kit.game, { seats: 3, options: {} });
 * const table = document.createElement(kit.table);
 */
export function loadKit(id: GameId): Promise<GameKit>;
export function loadKit(id: string): Promise<GameKit | null>;
export function loadKit(id: string): Promise<GameKit | null> {
  addAllKits();
  return findKit(id);
}
