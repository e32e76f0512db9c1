/**
 * Packs entries that the host sends, without what the reader can compute: the index, the digest of an open body, and the entry that a
 * signer had seen if it is the one before. `pack` leaves out only what `unpack` fills in again, so every entry arrives unchanged.
 */
import { digestOf, type Entry, type Hash, type Head, hashOf, type Signature } from '@cheeseboard/engine/fair';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { bytesOf, textOf } from './bytes.ts';
import type { WireAppend } from './messages.ts';

export const MAX_ENTRIES = 20_000;

const signature = v.union([
  /** Key, counter and signature. The longer tuple adds the entry that the signer had seen: index and hash. */
  v.tuple([v.string(), v.number(), v.string()]),
  v.tuple([v.string(), v.number(), v.string(), v.number(), v.string()]),
]);
type PackedSignature = v.InferOutput<typeof signature>;
const entry = v.strictObject({
  /** Term and kind, where they do not follow from the append and the body. */
  t: v.optional(v.number()),
  k: v.optional(v.string()),
  /** The body. For an open draw, `r` has its reveals in base64url, and `z` its salt. */
  b: v.optional(v.looseObject({})),
  r: v.optional(v.array(v.nullable(v.string()))),
  z: v.optional(v.string()),
  d: v.optional(v.string()),
  c: v.optional(v.string()),
  s: v.optional(v.array(signature)),
});
type PackedEntry = v.InferOutput<typeof entry>;
/** Match, term, time, committed, then index and hash of `previous`, and the entries. */
const append = v.tuple([
  v.number(),
  v.number(),
  v.number(),
  v.number(),
  v.number(),
  v.string(),
  v.pipe(v.array(entry), v.maxLength(MAX_ENTRIES)),
]);

const REVEAL_BYTES = 32;

/** Packs the append of a host's message, if it has one. */
export function pack(message: object): object {
  const { append } = message as { readonly append?: WireAppend | null };
  if (!append) return message;
  try {
    const packed = packAppend(append);
    const isSame = JSON.stringify(unpackAppend(packed)) === JSON.stringify(append);
    return isSame ? { ...message, append: packed } : message;
  } catch {
    return message;
  }
}

/** Restores the message as it was before `pack`. A message without a packed append is returned as it is. */
export function unpack(message: unknown): unknown {
  const { append: packed } = (message ?? {}) as { readonly append?: unknown };
  if (!v.is(append, packed)) return message;
  try {
    return { ...(message as object), append: unpackAppend(packed) };
  } catch {
    return message;
  }
}

function packAppend({
  match,
  term,
  n,
  previous,
  entries,
  committed,
}: WireAppend): v.InferOutput<typeof append> {
  let seen = previous;
  const packed = entries.map((entry) => {
    const packedEntry = packEntry(entry, term, seen);
    seen = { index: entry.index, hash: hashOf(entry, seen.hash) };
    return packedEntry;
  });
  return [match, term, n, committed, previous.index, previous.hash, packed];
}

function packEntry(
  { term, kind, digest, body, sealed, signatures }: Entry,
  appendTerm: number,
  seen: Head,
): PackedEntry {
  const draw = body?.kind === 'draw' ? body : null;
  return {
    ...(term === appendTerm ? {} : { t: term }),
    ...(body ? {} : { k: kind, d: digest }),
    ...(draw
      ? {
          r: draw.reveals.map((reveal) => reveal && textOf(hexToBytes(reveal))),
          ...(draw.salt === undefined ? {} : { z: draw.salt }),
        }
      : body
        ? { b: body as unknown as Record<string, unknown> }
        : {}),
    ...(sealed === null ? {} : { c: sealed }),
    ...(signatures.length === 0 ? {} : { s: signatures.map((signature) => packSignature(signature, seen)) }),
  };
}

function packSignature({ key, n, signature: text, seen }: Signature, previous: Head): PackedSignature {
  const sawPrevious = seen.index === previous.index && seen.hash === previous.hash;
  return sawPrevious ? [key, n, text] : [key, n, text, seen.index, seen.hash];
}

function unpackAppend([match, term, n, committed, index, hash, packed]: v.InferOutput<
  typeof append
>): WireAppend {
  const previous = { index, hash };
  let seen: Head = previous;
  const entries = packed.map((small) => {
    const unpacked = unpackEntry(small, term, seen);
    seen = { index: unpacked.index, hash: hashOf(unpacked, seen.hash) };
    return unpacked;
  });
  return { match, term, n, previous, entries, committed };
}

function unpackEntry({ t, k, b, r, z, d, c, s }: PackedEntry, term: number, previous: Head): Entry {
  const salt = z === undefined ? {} : { salt: z };
  const body = r ? { kind: 'draw', reveals: r.map(revealOf), ...salt } : (b ?? null);
  const kind = body ? (body as { kind?: unknown }).kind : k;
  return {
    index: previous.index + 1,
    term: t ?? term,
    kind,
    digest: d ?? (digestOf(body) as Hash),
    body,
    sealed: c ?? null,
    signatures: (s ?? []).map((signature) => unpackSignature(signature, previous)),
  } as Entry;
}

const revealOf = (text: string | null): string | null => {
  const bytes = text === null ? null : bytesOf(text, REVEAL_BYTES);
  return bytes && bytesToHex(bytes);
};

function unpackSignature([key, n, text, index, hash]: PackedSignature, previous: Head): Signature {
  const seen = index === undefined ? previous : { index, hash: hash! };
  return { key, seen, n, signature: text };
}
