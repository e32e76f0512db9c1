/** Set-ups of tables that the reader keeps under names of their own, such as "our Friday table". */
import * as v from 'valibot';
import { localStore } from './settings.ts';

/** Not the prefix of settings: resetting those keeps these. */
const KEY = 'cheeseboard our-tables';

export const TABLE_NAME_MAX_CHARACTERS = 40;

const OurTableSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(TABLE_NAME_MAX_CHARACTERS)),
  game: v.string(),
  mode: v.picklist(['friends', 'bots', 'device']),
  /** The filled-in form. Whoever opens the table validates it, because the game's options may have changed. */
  draft: v.unknown(),
});

export type OurTable = Readonly<v.InferOutput<typeof OurTableSchema>>;

const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export function ourTables(storage: Storage | null = localStore()): readonly OurTable[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.flatMap((table) => (v.is(OurTableSchema, table) ? [table] : []))
      : [];
  } catch {
    return [];
  }
}

/** Keeps a table, in place of one with the same name. Returns false if the name or the storage does not allow it. */
export function keepOurTable(table: OurTable, storage: Storage | null = localStore()): boolean {
  const others = ourTables(storage).filter(({ name }) => !isSameName(name, table.name));
  return write([...others, table], storage);
}

/** Returns false if another table has the new name, or if it cannot be stored. */
export function renameOurTable(
  name: string,
  newName: string,
  storage: Storage | null = localStore(),
): boolean {
  const tables = ourTables(storage);
  const isTaken = tables.some((table) => table.name !== name && isSameName(table.name, newName));
  if (isTaken) return false;
  return write(
    tables.map((table) => (table.name === name ? { ...table, name: newName } : table)),
    storage,
  );
}

export function deleteOurTable(name: string, storage: Storage | null = localStore()): boolean {
  return write(
    ourTables(storage).filter((table) => table.name !== name),
    storage,
  );
}

function write(tables: readonly OurTable[], storage: Storage | null): boolean {
  const parsed = v.safeParse(v.array(OurTableSchema), tables);
  if (!parsed.success || !storage) return false;
  try {
    storage.setItem(KEY, JSON.stringify(parsed.output));
    return true;
  } catch {
    // The storage is full or blocked.
    return false;
  }
}
