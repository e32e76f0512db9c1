/** What the reader knows of each game: the explanations that they have read, or shown not to need. */
import { localStore } from './settings.ts';

/** No setting, so that resetting the settings keeps it; deleting everything deletes it. */
const keyOf = (game: string): string => `cheeseboard known ${game}`;

export interface KnownLessons {
  has(id: string): boolean;
  add(id: string): void;
  delete(id: string): void;
  clear(): void;
}

/** Where storage is blocked, the reader's knowledge lasts as long as the page shows the table. */
export function knownLessons(game: string, storage: Storage | null = localStore()): KnownLessons {
  const ids = new Set(read(storage, game));
  const keep = (): void => {
    try {
      storage?.setItem(keyOf(game), JSON.stringify([...ids]));
    } catch {
      // The storage is full or blocked.
    }
  };
  return {
    has: (id) => ids.has(id),
    add(id) {
      ids.add(id);
      keep();
    },
    delete(id) {
      if (ids.delete(id)) keep();
    },
    clear() {
      ids.clear();
      keep();
    },
  };
}

function read(storage: Storage | null, game: string): string[] {
  try {
    const ids: unknown = JSON.parse(storage?.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
