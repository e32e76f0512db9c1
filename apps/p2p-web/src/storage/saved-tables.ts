/** Tables that this browser hosts, joined or plays alone: a summary for the start page, and a save to continue from. */
import * as v from 'valibot';
import type { SavedTable } from '../tables/table.ts';
import { type Db, openDb } from './db.ts';

export type Role = SavedTable['role'];

export interface SavedTables {
  /** False where nothing survives the page. */
  readonly lasting: boolean;
  /** `save` must be structured-cloneable. `firm`: resolves only when it is flushed to disk, for votes. */
  put(entry: SavedTable, save: unknown, firm?: boolean): Promise<void>;
  /** The save, or undefined. */
  get(role: Role, room: string): Promise<unknown>;
  /** Newest first. */
  list(): Promise<readonly SavedTable[]>;
  delete(role: Role, room: string): Promise<void>;
}

const Entry = v.object({
  room: v.string(),
  role: v.picklist(['host', 'guest', 'local']),
  game: v.string(),
  names: v.array(v.string()),
  steps: v.number(),
  over: v.boolean(),
  at: v.number(),
});

export async function openSavedTables(opened?: Db): Promise<SavedTables> {
  const db = opened ?? (await openDb());
  // A host has both: its own screen is a guest, whose save is hidden from the list.
  const key = (role: Role, room: string) => `${role} ${room}`;
  return {
    lasting: db.lasting,
    put: (entry, save, firm) => {
      const at = key(entry.role, entry.room);
      return db.write(
        [
          ['summaries', at, entry],
          ['saves', at, save],
        ],
        firm,
      );
    },
    get: (role, room) => db.get('saves', key(role, room)),
    async list() {
      // Entries in the format of an older version are hidden, not deleted.
      const entries = (await db.all('summaries')).filter((entry) => v.is(Entry, entry));
      const hosted = new Set(entries.filter(({ role }) => role === 'host').map(({ room }) => room));
      const isOwn = ({ role, room }: SavedTable) => role === 'guest' && hosted.has(room.split('.')[0]!);
      return entries.filter((entry) => !isOwn(entry)).sort((a, b) => b.at - a.at);
    },
    delete: (role, room) => {
      const at = key(role, room);
      return db.write([
        ['summaries', at, undefined],
        ['saves', at, undefined],
      ]);
    },
  };
}
