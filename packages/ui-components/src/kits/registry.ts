/** The games that can be played on this page, by id. */
import type { AnyGame } from '@cheeseboard/engine';
import type { AnyBots, AnyReasonTexts } from '@cheeseboard/engine/bots';
import type { AnyPositions } from '@cheeseboard/engine/positions';
import type { AnyGameTexts } from '@cheeseboard/engine/text';

/** What it takes to play one game on a page that knows no game. */
export interface GameKit {
  /** The rules: `new Match(kit.game, …)`. */
  readonly game: AnyGame;
  /** All that the game says, by language: events, what is asked, refusals, options. */
  readonly texts: AnyGameTexts;
  /** The name of the table's element, registered by the time the kit is there. */
  readonly table: string;
  /** Those who play along. Fetched when one sits down: a page whose bots think in a worker needs none itself. */
  bots(): Promise<AnyBots>;
  /** Why they play as they do, by language: for a hint. */
  reasons(): Promise<AnyReasonTexts>;
  /** How a position is written as one string, and read. */
  positions(): Promise<AnyPositions>;
}

const kits = new Map<string, () => Promise<GameKit>>();

/** A file that carries its game with it says so here, and so can a fifth game. The first one stays. */
export function addKit(id: string, load: () => Promise<GameKit>): void {
  if (!kits.has(id)) kits.set(id, load);
}

export const kitIds = (): readonly string[] => [...kits.keys()];

/** Null for a game that nobody knows. */
export async function findKit(id: string): Promise<GameKit | null> {
  const load = kits.get(id);
  return load ? fetched(load()) : null;
}

/** Code that did not come. It can be asked for again. */
export class NotFetched extends Error {}

export async function fetched<V>(coming: Promise<V>): Promise<V> {
  try {
    return await coming;
  } catch (cause) {
    throw new NotFetched(String(cause), { cause });
  }
}
