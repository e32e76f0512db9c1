/** The saves of this browser: of a hosted table, and of what a guest remembers of a table. */

import type { Memory } from '../guest/memory.ts';
import { type HostSave, namesOf } from '../host/room.ts';
import { stepIndexes } from '../log/replay.ts';
import { hashOfKey } from '../protocol/keys.ts';
import type { Invitation } from '../protocol/room.ts';
import type { SavedTables } from '../storage/saved-tables.ts';
import type { TableState } from './table.ts';

export interface GuestSave {
  readonly v: 2;
  readonly memory: Memory;
  /** The record of a finished match, which has no secrets any more. */
  readonly record?: string;
}

/** The name under which a joined table is saved; a hosted one is saved under its secret alone. */
export const guestSaveName = ({ secret, host }: Invitation): string => `${secret}.${host}`;

/** The host's own screen is a guest of its table and is saved like one, under this name. */
export const screenSaveName = ({ room: { secret, proof } }: HostSave): string =>
  guestSaveName({ secret, host: hashOfKey(proof.first) });

export async function hostSaveOf(
  saves: SavedTables,
  role: 'host' | 'local',
  room: string,
): Promise<HostSave | null> {
  const save = (await saves.get(role, room)) as HostSave | undefined;
  return save?.v === 2 ? save : null;
}

/** Saves a hosted table. `firm`: flushes the save to disk, so that it survives a power failure; the default after a hand-over. */
export async function putHost(
  saves: SavedTables,
  save: HostSave,
  at: number,
  firm = save.room.handedOver !== undefined,
): Promise<void> {
  const { secret: room, shared, game, phase, chairs, members } = save.room;
  const steps = save.log ? stepIndexes(save.log.entries).length : 0;
  const role = shared ? 'local' : 'host';
  const names = namesOf(chairs, members);
  await saves.put({ room, role, game, names, steps, over: phase === 'over', at }, save, firm);
}

export async function guestSaveOf(saves: SavedTables, name: string): Promise<GuestSave | undefined> {
  const save = (await saves.get('guest', name)) as GuestSave | undefined;
  return save?.v === 2 ? save : undefined;
}

export async function putGuest(
  saves: SavedTables,
  room: string,
  { game, phase, chairs, people, match }: TableState,
  memory: Memory,
  at: number,
  firm: boolean,
): Promise<void> {
  const save: GuestSave = { v: 2, memory, ...(match?.record ? { record: match.record } : {}) };
  const [names, steps] = [namesOf(chairs, people), match?.version ?? 0];
  await saves.put({ room, role: 'guest', game, names, steps, over: phase === 'over', at }, save, firm);
}
