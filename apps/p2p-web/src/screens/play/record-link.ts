/** A record inside a link: packed, in letters that every messenger leaves alone, in the fragment that no server sees. */

/** Longer links are cut off by somebody on the way. */
export const LONGEST = 12_000;
/** A few letters must not become a page that does not end. */
const LARGEST = 1_000_000;

export type RecordLink =
  | { readonly ok: true; readonly what: string }
  | { readonly ok: false; readonly why: 'long' };

/** What stands behind `#/replay/`. Without packing where the browser cannot: then it starts with a `0`. */
export async function writeLink(record: string): Promise<RecordLink> {
  const bytes = new TextEncoder().encode(record);
  const packed = 'CompressionStream' in globalThis ? await pack(bytes) : null;
  const what = packed ? `1${toLetters(packed)}` : `0${toLetters(bytes)}`;
  return what.length > LONGEST ? { ok: false, why: 'long' } : { ok: true, what };
}

const kept = 'cheeseboard:replay';

/** For `#/replay/here`: a record of this tab, however long. */
export function keepForReplay(record: string): void {
  try {
    sessionStorage.setItem(kept, record);
  } catch {
    // Blocked or full: then the replay screen says that it has nothing.
  }
}

function keptForReplay(): string | null {
  try {
    return sessionStorage.getItem(kept);
  } catch {
    return null;
  }
}

/** Null when it is no record: cut off, changed, or never one. */
export async function readLink(what: string): Promise<string | null> {
  if (what === 'here') return keptForReplay();
  if (!/^[01][\w-]+$/.test(what) || what.length > LONGEST) return null;
  try {
    const bytes = fromLetters(what.slice(1));
    const plain = what.startsWith('0') ? bytes : await unpack(bytes);
    return plain && new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}

const pack = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> =>
  through(bytes, new CompressionStream('deflate-raw'));

const unpack = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> =>
  through(bytes, new DecompressionStream('deflate-raw'));

/** Null when it grows beyond all measure. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: ReadableWritablePair<Uint8Array, BufferSource>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(by).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
