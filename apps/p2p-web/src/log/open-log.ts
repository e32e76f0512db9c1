/** Opens a sealed log with the key shares of a quorum, for the next host. */
import type { Body, Entry } from '@cheeseboard/engine/fair';
import type { LogKey } from '../host/room.ts';
import { bytesOf, textOf } from '../protocol/bytes.ts';
import { joinKey, KEY_BYTES, unseal, unsealBody } from './sealed.ts';

export interface Share {
  /** The `key` entry that the share belongs to. */
  readonly from: number;
  readonly share: string;
}

/** Whether any body is sealed, so that shares are needed. */
export const isSealedLog = (entries: readonly Entry[]): boolean =>
  entries.some(({ body, sealed }) => body === null && sealed !== null);

/** All keys of the log, oldest first. Null if there are too few shares, or too many wrong ones. */
export async function keysFrom(
  entries: readonly Entry[],
  shares: readonly Share[],
): Promise<LogKey[] | null> {
  const keyIndexes = [...new Set(shares.map(({ from }) => from))].sort((a, b) => b - a);
  for (const from of keyIndexes) {
    const history = entries[from]?.sealed;
    if (!history) continue;
    const sharesOfKey = [...new Set(shares.filter((share) => share.from === from).map(({ share }) => share))];
    // One wrong share makes a wrong key, so try all shares first, and then leave out one at a time.
    for (const chosenShares of [
      sharesOfKey,
      ...sharesOfKey.map((_, omitted) => sharesOfKey.filter((_share, index) => index !== omitted)),
    ]) {
      const key = await joinKey(chosenShares);
      const older = key && (unseal(key, from, history) as (readonly [number, string])[] | null);
      if (!older) continue;
      return [...older, [from, textOf(key)] as const].map(([firstIndex, keyText]) => ({
        from: firstIndex,
        key: keyText,
        membership: '',
        shares: {},
      }));
    }
  }
  return null;
}

/** The log with every body; null if a body cannot be opened. */
export function openedLog(entries: readonly Entry[], keys: readonly LogKey[]): Entry[] | null {
  const opened: Entry[] = [];
  for (const entry of entries) {
    const body = entry.body ?? bodyOf(entry, keys);
    if (!body) return null;
    opened.push({ ...entry, body });
  }
  return opened;
}

function bodyOf({ index, sealed }: Entry, keys: readonly LogKey[]): Body | null {
  const key = keys.findLast(({ from }) => from < index);
  const bytes = key && bytesOf(key.key, KEY_BYTES);
  return bytes && sealed !== null ? unsealBody(bytes, index, sealed) : null;
}
