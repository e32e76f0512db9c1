/** Tables that this browser hosts, joined or plays alone: a summary for the start page, and a save to continue from. */
import * as v from 'valibot';
import type { SavedTable } from '../tables/table.ts';
import { type Change, type Db, openDb } from './db.ts';

export type Role = SavedTable['role'];

export interface SavedTables {
  /** Whether saved tables outlive the page. */
  readonly lasting: boolean;
  /** Saves a table. `save` must be structured-cloneable. `firm`: resolves only when the save is flushed to disk, as votes need. */
  put(entry: SavedTable, save: unknown, firm?: boolean): Promise<void>;
  /** The save of a table, or undefined if there is none. */
  get(role: Role, room: string): Promise<unknown>;
  /** All saved tables, newest first. */
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

/** The log in a save, of a host or a guest. */
interface SavedLog {
  readonly match: number;
  readonly entries: readonly unknown[];
}
type Save =
  | { readonly log?: SavedLog | null; readonly memory?: { readonly match: SavedLog | null } }
  | undefined;

const logIn = (save: Save): SavedLog | null => save?.log ?? save?.memory?.match ?? null;
const withEntries = (save: Save, entries: readonly unknown[]): unknown => {
  const log = { ...logIn(save), entries };
  return save?.log ? { ...save, log } : { ...save, memory: { ...save?.memory, match: log } };
};

/**
 * A save is stored without the entries of its log, which are stored one by one. So a move writes one entry, however long the match is.
 */
export async function openSavedTables(openDatabase?: Db): Promise<SavedTables> {
  const db = openDatabase ?? (await openDb());
  // A host has a save of each role: its own screen is a guest, whose save is hidden from the list.
  const key = (role: Role, room: string) => `${role} ${room}`;
  const entryKey = (tableKey: string, index: number) => `${tableKey} ${String(index).padStart(6, '0')}`;
  /** The log entries that are stored, by key of the save. */
  const entriesByKey = new Map<string, readonly unknown[]>();

  function entryChanges(tableKey: string, entries: readonly unknown[]): Change[] {
    const storedEntries = entriesByKey.get(tableKey) ?? [];
    return entries.flatMap((entry, index): Change[] =>
      entry === storedEntries[index] ? [] : [['entries', entryKey(tableKey, index), entry]],
    );
  }

  return {
    lasting: db.lasting,
    async put(summary, save, firm) {
      const tableKey = key(summary.role, summary.room);
      // The list of entries is copied, because the log may grow while it is being written.
      const entries = logIn(save as Save)?.entries.slice();
      const saveWithoutEntries = entries ? withEntries(save as Save, []) : save;
      const changes: Change[] = [
        ['summaries', tableKey, summary],
        ['saves', tableKey, { save: saveWithoutEntries, entries: entries?.length ?? null }],
      ];
      await db.write([...changes, ...entryChanges(tableKey, entries ?? [])], firm);
      if (entries) entriesByKey.set(tableKey, entries);
    },
    async get(role, room) {
      const tableKey = key(role, room);
      const saved = (await db.get('saves', tableKey)) as { save: Save; entries: number | null } | undefined;
      if (!saved || saved.entries === null) return saved?.save;
      const entries = (await db.all('entries', `${tableKey} `)).slice(0, saved.entries);
      entriesByKey.set(tableKey, entries);
      return withEntries(saved.save, [...entries]);
    },
    async list() {
      // Entries in the format of an older version are hidden, not deleted.
      const entries = (await db.all('summaries')).filter((entry) => v.is(Entry, entry));
      const hostedRooms = new Set(entries.filter(({ role }) => role === 'host').map(({ room }) => room));
      const isOwn = ({ role, room }: SavedTable) => role === 'guest' && hostedRooms.has(room.split('.')[0]!);
      return entries.filter((entry) => !isOwn(entry)).sort((a, b) => b.at - a.at);
    },
    async delete(role, room) {
      const tableKey = key(role, room);
      await db.write([
        ['summaries', tableKey, undefined],
        ['saves', tableKey, undefined],
      ]);
      entriesByKey.delete(tableKey);
      await db.deleteAll('entries', `${tableKey} `);
    },
  };
}
