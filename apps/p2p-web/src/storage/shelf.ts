/** Matches that this browser hosts, joined or plays alone: a summary for the first page, and what is needed to go on. */
import * as v from 'valibot';
import type { ShelfEntry } from '../tables/table.ts';
import { type Db, openDb } from './db.ts';

export type Role = ShelfEntry['role'];

export interface Shelf {
  /** False where the browser forgets everything with the page. */
  readonly lasting: boolean;
  /** The save is anything that can be cloned; whoever put it there reads it again. Resolves when it is safe; `firm`: also
   * if the device loses its power, for promises to others. */
  put(entry: ShelfEntry, save: unknown, firm?: boolean): Promise<void>;
  /** The save, or undefined. */
  get(role: Role, room: string): Promise<unknown>;
  /** Newest first. */
  list(): Promise<readonly ShelfEntry[]>;
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

export async function openShelf(opened?: Db): Promise<Shelf> {
  const db = opened ?? (await openDb());
  // Who hosts a room can also be a guest there, in another tab.
  const key = (role: Role, room: string) => `${role} ${room}`;
  return {
    lasting: db.lasting,
    put: (entry, save, firm) => {
      const at = key(entry.role, entry.room);
      return db.write(
        [
          ['shelf', at, entry],
          ['saves', at, save],
        ],
        firm,
      );
    },
    get: (role, room) => db.get('saves', key(role, room)),
    async list() {
      const entries = await db.all('shelf');
      // One that an older version wrote in another shape is not shown; its save stays where it is.
      return entries.filter((entry) => v.is(Entry, entry)).sort((a, b) => b.at - a.at);
    },
    delete: (role, room) => {
      const at = key(role, room);
      return db.write([
        ['shelf', at, undefined],
        ['saves', at, undefined],
      ]);
    },
  };
}
