/** Packs a record into a link's fragment, in characters that messengers keep intact. */
import type { Seat } from '@cheeseboard/engine';
import { base64urlnopad } from '@scure/base';

/** The longest link that messengers do not cut off. */
export const LINK_MAX_CHARACTERS = 12_000;
/** Limit of the unpacked record, against decompression bombs. */
const RECORD_MAX_BYTES = 1_000_000;

export type RecordLink =
  | { readonly ok: true; readonly packedRecord: string }
  | { readonly ok: false; readonly why: 'long' };

/** Writes the text after `#/replay/`. Where the browser has no CompressionStream, the text is not compressed and starts with `0`. */
export async function writeLink(record: string): Promise<RecordLink> {
  const bytes = new TextEncoder().encode(record);
  const packedBytes = 'CompressionStream' in globalThis ? await pack(bytes) : null;
  const packedRecord = packedBytes
    ? `1${base64urlnopad.encode(packedBytes)}`
    : `0${base64urlnopad.encode(bytes)}`;
  return packedRecord.length > LINK_MAX_CHARACTERS ? { ok: false, why: 'long' } : { ok: true, packedRecord };
}

const REPLAY_KEY = 'cheeseboard:replay';

interface KeptReplay {
  readonly record: string;
  /** The reader's seat; null if they have none, or several. */
  readonly own: Seat | null;
}

/** Stores a record of any length for `#/replay/here` in this tab, and the reader's seat in it. */
export function keepForReplay(record: string, own: Seat | null): void {
  try {
    sessionStorage.setItem(REPLAY_KEY, JSON.stringify({ record, own } satisfies KeptReplay));
  } catch {
    // Storage is blocked or full: the replay screen will say that there is no record.
  }
}

function keptForReplay(): KeptReplay | null {
  try {
    return JSON.parse(sessionStorage.getItem(REPLAY_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** The reader's seat in this record, if they have opened it in this tab; null if unknown. */
export function ownSeatIn(record: string): Seat | null {
  const kept = keptForReplay();
  return kept?.record === record ? kept.own : null;
}

/** The record in a link; null if the text was truncated, changed, or never a record. */
export async function readLink(packedRecord: string): Promise<string | null> {
  if (packedRecord === 'here') return keptForReplay()?.record ?? null;
  if (!/^[01][\w-]+$/.test(packedRecord) || packedRecord.length > LINK_MAX_CHARACTERS) return null;
  try {
    const bytes = new Uint8Array(base64urlnopad.decode(packedRecord.slice(1)));
    const plainBytes = packedRecord.startsWith('0') ? bytes : await unpack(bytes);
    return plainBytes && new TextDecoder('utf-8', { fatal: true }).decode(plainBytes);
  } catch {
    return null;
  }
}

const pack = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> =>
  transformBytes(bytes, new CompressionStream('deflate-raw'));

const unpack = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> =>
  transformBytes(bytes, new DecompressionStream('deflate-raw'));

/** Compresses or decompresses bytes; null if the output exceeds the limit. */
async function transformBytes(
  bytes: Uint8Array<ArrayBuffer>,
  transformer: ReadableWritablePair<Uint8Array, BufferSource>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(transformer).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > RECORD_MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const joined = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
