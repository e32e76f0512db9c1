/** The games that can be played on this page, by id. */
import type { AnyGame } from '@cheeseboard/engine';
import type { AnyBots } from '@cheeseboard/engine/bots';
import type { AnyGameTexts } from '@cheeseboard/engine/text';

export interface GameKit {
  readonly game: AnyGame;
  readonly texts: AnyGameTexts;
  readonly bots: AnyBots;
  /** The name of the table's element, registered by the time the kit is there. */
  readonly table: string;
}

const kits = new Map<string, () => Promise<GameKit>>();

/** A file that carries its game with it says so here, and so can a fifth game. */
export function addKit(id: string, load: () => Promise<GameKit>): void {
  kits.set(id, load);
}

export const kitIds = (): readonly string[] => [...kits.keys()];

/** Null for a game that nobody knows. */
export async function loadKit(id: string): Promise<GameKit | null> {
  return (await kits.get(id)?.()) ?? null;
}
