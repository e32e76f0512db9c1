/** Registry of the games that can be played on this page, by id. */
import type { AnyGame } from '@cheeseboard/engine';
import type { AnyBots, AnyReasonTexts } from '@cheeseboard/engine/bots';
import type { AnyPositions } from '@cheeseboard/engine/positions';
import type { AnyGameTexts } from '@cheeseboard/engine/text';

/** Everything a page needs to play one game. */
export interface GameKit {
  /** The rules: `new Match(kit.game, …)`. */
  readonly game: AnyGame;
  /** The game's texts by language: events, prompts, refusals, options. */
  readonly texts: AnyGameTexts;
  /** Tag name of the table element; already registered. */
  readonly table: string;
  /** Loads the bots. Not needed on a page whose bots think in a worker. */
  bots(): Promise<AnyBots>;
  /** Loads the bots' reasons by language, for hints. */
  reasons(): Promise<AnyReasonTexts>;
  /** Loads the reader and writer of positions. */
  positions(): Promise<AnyPositions>;
}

const kits = new Map<string, () => Promise<GameKit>>();

/** Registers a game, for example your own. The first registration of an id is kept. */
export function addKit(id: string, load: () => Promise<GameKit>): void {
  if (!kits.has(id)) kits.set(id, load);
}

/** The ids of all registered games. */
export const kitIds = (): readonly string[] => [...kits.keys()];

/** Loads the kit of a game; null for an unknown game. */
export async function findKit(id: string): Promise<GameKit | null> {
  const load = kits.get(id);
  return load ? orNotFetched(load()) : null;
}

/** Thrown if code could not be loaded. Loading may be retried. */
export class NotFetched extends Error {}

export async function orNotFetched<V>(pending: Promise<V>): Promise<V> {
  try {
    return await pending;
  } catch (cause) {
    throw new NotFetched(String(cause), { cause });
  }
}
