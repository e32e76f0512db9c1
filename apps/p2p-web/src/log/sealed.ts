/**
 * Sealed bodies: what a guest stores of an entry that it may not read yet. The key is split among the voters (Shamir), so that
 * a quorum of them can read the log, and nobody else before the end.
 */
import type { Body } from '@cheeseboard/engine/fair';
import { gcmsiv } from '@noble/ciphers/aes.js';
import { combine, split } from 'shamir-secret-sharing';
import { bytesOf, textOf } from '../protocol/bytes.ts';

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** Every body is padded to a multiple of this many bytes, so that its length tells nothing: a fang is one letter more. */
const PADDED_BYTES = 128;
const END_OF_TEXT = 0x80;

/**
 * AES-GCM-SIV, not AES-GCM: a host that could not save, and was reloaded, may write another entry under the same index and key, and a
 * repeated nonce must not give both away.
 */
export function seal(key: Uint8Array, index: number, value: unknown): string {
  return textOf(gcmsiv(key, nonceOf(index)).encrypt(padded(new TextEncoder().encode(JSON.stringify(value)))));
}

/** Null for what was not sealed with this key and index. */
export function unseal(key: Uint8Array, index: number, sealed: string): unknown {
  const bytes = bytesOf(sealed, Math.floor((sealed.length * 3) / 4));
  if (bytes === null) return null;
  try {
    const text = gcmsiv(key, nonceOf(index)).decrypt(bytes);
    return JSON.parse(new TextDecoder().decode(text.subarray(0, text.lastIndexOf(END_OF_TEXT))));
  } catch {
    return null;
  }
}

export const unsealBody = (key: Uint8Array, index: number, sealed: string): Body | null =>
  unseal(key, index, sealed) as Body | null;

function padded(bytes: Uint8Array): Uint8Array {
  const full = new Uint8Array(Math.ceil((bytes.length + 1) / PADDED_BYTES) * PADDED_BYTES);
  full.set(bytes);
  full[bytes.length] = END_OF_TEXT;
  return full;
}

function nonceOf(index: number): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES);
  new DataView(nonce.buffer).setUint32(NONCE_BYTES - 4, index);
  return nonce;
}

/** A share for each voter; any `quorum` of them give the key. */
export async function splitKey(key: Uint8Array, voters: number, quorum: number): Promise<string[]> {
  return (await split(key, voters, quorum)).map(textOf);
}

/** The key that these shares are of; nonsense if one of them is wrong, which the first entry shows. */
export async function joinKey(shares: readonly string[]): Promise<Uint8Array | null> {
  const parts = shares.map((share) => bytesOf(share, KEY_BYTES + 1));
  if (parts.length < 2 || parts.includes(null)) return null;
  try {
    return await combine(parts as Uint8Array[]);
  } catch {
    return null;
  }
}
