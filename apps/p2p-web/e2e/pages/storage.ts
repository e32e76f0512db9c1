/** The app's storage, controlled by a test through `window.storage`. */
import { openDb } from '../../src/storage/db.ts';
import { type Hold, hold } from '../../src/storage/hold.ts';
import { ownIdentity } from '../../src/storage/identity.ts';
import { settings } from '../../src/storage/settings.ts';
import { openShelf } from '../../src/storage/shelf.ts';
import type { ShelfEntry } from '../../src/tables/table.ts';

let lost = 0;
let held: Hold | null = null;
let told = 0;
settings.subscribe(() => told++);

const storage = {
  identity: async (): Promise<string> => (await ownIdentity()).publicKey.join(),
  lasting: async (): Promise<boolean> => (await openDb()).lasting,
  put: async (entry: ShelfEntry, save: unknown, firm?: boolean): Promise<void> =>
    (await openShelf()).put(entry, save, firm),
  list: async (): Promise<readonly ShelfEntry[]> => (await openShelf()).list(),
  get: async (room: string): Promise<unknown> => (await openShelf()).get('host', room),
  forget: async (room: string): Promise<void> => (await openShelf()).delete('host', room),
  async hold(name: string, take: boolean): Promise<boolean> {
    held = await hold(name, { take, lost: () => lost++ });
    return held !== null;
  },
  release: (): void => held?.release(),
  lost: (): number => lost,
  name: (name?: string): string => {
    if (name !== undefined) settings.set('name', name);
    return settings.get('name');
  },
  language: (): string => settings.get('language'),
  told: (): number => told,
};

export type StorageApi = typeof storage;
Object.assign(window, { storage });
