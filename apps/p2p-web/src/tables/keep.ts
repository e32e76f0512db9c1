/** A table that one joined is saved too, so that one finds the way back: what this browser remembers of it, and the record at the end. */
import type { GuestTable } from '../guest/guest-table.ts';
import type { Memory } from '../guest/memory.ts';
import type { SavedTables } from '../storage/saved-tables.ts';
import type { Means } from './means.ts';
import type { SavedTable, TableState } from './table.ts';

/** What is saved of a table that one joined. */
export interface GuestSave {
  readonly v: 2;
  readonly memory: Memory;
  /** Of the match that is over: then it has no secrets any more. */
  readonly record?: string;
}

export async function putGuest(
  shelf: SavedTables,
  room: string,
  state: TableState | null,
  memory: Memory,
  means: Means,
): Promise<void> {
  const record = state?.match?.record;
  const save: GuestSave = { v: 2, memory, ...(record ? { record } : {}) };
  if (state) await shelf.put(entryOf(state, room, means.today()), save);
}

export async function memoryOf(shelf: SavedTables, room: string): Promise<Memory | undefined> {
  const save = (await shelf.get('guest', room)) as GuestSave | undefined;
  return save?.v === 2 ? save.memory : undefined;
}

/** Null until the match is over. */
export async function recordOfGuest(shelf: SavedTables, room: string): Promise<string | null> {
  return ((await shelf.get('guest', room)) as GuestSave | undefined)?.record ?? null;
}

/** Forgets the table when the host has sent this person away. */
export function keepOnShelf(table: GuestTable, room: string, shelf: SavedTables, _means: Means): void {
  const stop = table.subscribe(() => {
    const { line } = table;
    if (line.state !== 'ended') return;
    stop();
    if (line.why === 'sent-away') void shelf.delete('guest', room).catch(() => {});
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
