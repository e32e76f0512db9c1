/** Entries with their hashes, as the election machine needs them. */
import { type Entry, type Hash, hashOf, type Log } from '@cheeseboard/engine/fair';

export type LoggedEntry = Entry & { readonly hash: Hash };

/** Adds the hashes to entries that follow an entry with the hash `previous`. */
export function withHashes(previous: Hash, entries: readonly Entry[]): LoggedEntry[] {
  let hash = previous;
  return entries.map((entry) => {
    hash = hashOf(entry, hash);
    return { ...entry, hash };
  });
}

export const hashedLog = ({ entries, hashes }: Log): LoggedEntry[] =>
  entries.map((entry, index) => ({ ...entry, hash: hashes[index]! }));

export function withoutHash({ hash: _, ...entry }: LoggedEntry): Entry {
  return entry;
}
