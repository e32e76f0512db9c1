import { type GameId, type GameKit, loadKit } from '@cheeseboard/ui-components/kits';
import { texts } from '../words/texts.ts';

/** Loads a game and its texts in the reader's language. Resolves to null for an unknown game; rejects if they cannot be loaded. */
export function loadGame(id: GameId): Promise<GameKit>;
export function loadGame(id: string): Promise<GameKit | null>;
export async function loadGame(id: string): Promise<GameKit | null> {
  const [kit] = await Promise.all([loadKit(id), texts.load(id)]);
  return kit;
}
