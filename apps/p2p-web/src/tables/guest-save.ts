/** Saves joined tables: what this browser remembers of them, and the record of a finished match. */
import type { GuestTable } from '../guest/guest-table.ts';
import type { Memory } from '../guest/memory.ts';
import type { SavedTables } from '../storage/saved-tables.ts';
import type { BrowserServices } from './services.ts';
import type { SavedTable, TableState } from './table.ts';

/** The save of a joined table. */
export interface GuestSave {
  readonly v: 2;
  readonly memory: Memory;
  /** The record of a finished match, which has no secrets any more. */
  readonly record?: string;
}

export async function putGuest(
  savedTables: SavedTables,
  room: string,
  state: TableState | null,
  memory: Memory,
  services: BrowserServices,
  isFirm: boolean,
): Promise<void> {
  const record = state?.match?.record;
  const save: GuestSave = { v: 2, memory, ...(record ? { record } : {}) };
  if (state) await savedTables.put(entryOf(state, room, services.today()), save, isFirm);
}

export async function memoryOf(savedTables: SavedTables, room: string): Promise<Memory | undefined> {
  const save = (await savedTables.get('guest', room)) as GuestSave | undefined;
  return save?.v === 2 ? save.memory : undefined;
}

/** The record of a finished match; null before that. */
export async function recordOfGuest(savedTables: SavedTables, room: string): Promise<string | null> {
  return ((await savedTables.get('guest', room)) as GuestSave | undefined)?.record ?? null;
}

/** Forgets the table when the host has sent this person away. */
export function forgetWhenSentAway(
  table: GuestTable,
  room: string,
  savedTables: SavedTables,
  _services: BrowserServices,
): void {
  const stop = table.subscribe(() => {
    const { connection } = table;
    if (connection.state !== 'ended') return;
    stop();
    if (connection.why === 'sent-away') void savedTables.delete('guest', room).catch(() => {});
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
