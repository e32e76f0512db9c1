/** A table that one joined lies on the shelf too, so that one finds the way back; an heir also keeps what it takes to go on without the host. */

import type { Seated } from '../guest/seated.ts';
import type { Kept } from '../guest/wire.ts';
import type { SavedTables } from '../storage/saved-tables.ts';
import type { Means } from './means.ts';
import type { SavedTable, TableState } from './table.ts';

/** Not with every move. */
const OFTEN = 1_000;

/** What lies there of a table that one joined. */
export interface GuestSave {
  readonly v: 1;
  readonly kept?: Kept;
  /** Of the match that is over: then it has no secrets any more. */
  readonly record?: string;
}

const markOf = (room: string): string => `left ${room}`;

export const putGuest = (
  shelf: SavedTables,
  room: string,
  state: TableState,
  kept: Kept | null,
  means: Means,
  firm = false,
): Promise<void> => {
  const record = state.match?.record;
  const save: GuestSave = { v: 1, ...(kept ? { kept } : {}), ...(record ? { record } : {}) };
  return shelf.put(entryOf(state, room, means.today()), save, firm);
};

/** It said goodbye there. */
export const markLeft = (means: Means, room: string): void => means.marks?.set(markOf(room), true);

/** Nothing is kept there any more that it could use. */
export const forgetLeft = (means: Means, room: string): void => means.marks?.set(markOf(room), false);

/** What this browser kept of a table, unless it said goodbye there: then it promised not to use it. */
export async function keptOf(shelf: SavedTables, room: string, means: Means): Promise<Kept | undefined> {
  if (means.marks?.has(markOf(room))) return undefined;
  return ((await shelf.get('guest', room)) as GuestSave | undefined)?.kept;
}

/** Null until the match is over. */
export async function recordOfGuest(shelf: SavedTables, room: string): Promise<string | null> {
  return ((await shelf.get('guest', room)) as GuestSave | undefined)?.record ?? null;
}

export function keepOnShelf(table: Seated, room: string, shelf: SavedTables, means: Means): void {
  let waiting = false;
  const write = (): void => {
    waiting = false;
    const { state, line, kept } = table;
    const gone = line.state === 'ended' && (line.why === 'closed' || line.why === 'sent-away');
    if (gone || state === null) return;
    void putGuest(shelf, room, state, kept, means).catch(() => {});
  };
  const stopGoing = means.goings?.(() => table.farewell());
  const stop = table.subscribe(() => {
    const { line, state } = table;
    if (line.state === 'ended') {
      stop();
      stopGoing?.();
      if (line.why === 'sent-away') void shelf.delete('guest', room).catch(() => {});
      return;
    }
    // Welcomed back: the host counts on it again.
    if (line.state === 'open' && table.kept !== null) means.marks?.set(markOf(room), false);
    if (waiting || state === null) return;
    waiting = true;
    means.after(OFTEN, write);
  });
}

function entryOf(state: TableState, room: string, at: number): SavedTable {
  const { game, chairs, people, match, phase } = state;
  const names = chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return chair.name;
    const person = chair.kind === 'person' ? people.find(({ id }) => id === chair.person) : undefined;
    return person?.name || `${seat + 1}`;
  });
  return { room, role: 'guest', game, names, steps: match?.version ?? 0, over: phase === 'over', at };
}
