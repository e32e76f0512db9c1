/** The app's storage, controlled by a test through `window.storage`. */
import { openDb } from '../../src/storage/db.ts';
import { ownIdentity } from '../../src/storage/identity.ts';
import { openSavedTables } from '../../src/storage/saved-tables.ts';
import { settings } from '../../src/storage/settings.ts';
import { acquireTabLock, type TabLock } from '../../src/storage/tab-lock.ts';
import type { SavedTable } from '../../src/tables/table.ts';

let lostCount = 0;
let heldLock: TabLock | null = null;
let notifications = 0;
settings.subscribe(() => notifications++);

const storage = {
  identity: async (): Promise<string> => (await ownIdentity()).publicKey.join(),
  isPersistent: async (): Promise<boolean> => (await openDb()).lasting,
  put: async (entry: SavedTable, save: unknown, firm?: boolean): Promise<void> =>
    (await openSavedTables()).put(entry, save, firm),
  list: async (): Promise<readonly SavedTable[]> => (await openSavedTables()).list(),
  get: async (room: string): Promise<unknown> => (await openSavedTables()).get('host', room),
  forget: async (room: string): Promise<void> => (await openSavedTables()).delete('host', room),
  async hold(name: string, take: boolean): Promise<boolean> {
    heldLock = await acquireTabLock(name, { take, lost: () => lostCount++ });
    return heldLock !== null;
  },
  release: (): void => heldLock?.release(),
  lost: (): number => lostCount,
  name: (name?: string): string => {
    if (name !== undefined) settings.set('name', name);
    return settings.get('name');
  },
  language: (): string => settings.get('language'),
  notificationCount: (): number => notifications,
};

export type StorageApi = typeof storage;
Object.assign(window, { storage });
