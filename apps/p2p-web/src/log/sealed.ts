/**
 * Encrypts bodies that guests store but may not read yet. The key is split among the voters (Shamir's secret sharing), so that only a quorum
 * of them can read the log before the end.
 */
import type { Body } from '@cheeseboard/engine/fair';
import { gcmsiv } from '@noble/ciphers/aes.js';
import { combine, split } from 'shamir-secret-sharing';
import { bytesOf, textOf } from '../protocol/bytes.ts';

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** Bodies are padded to a multiple of this, so that the length of a ciphertext reveals nothing. */
const PADDED_BYTES = 128;
const END_OF_TEXT = 0x80;

/**
 * AES-GCM-SIV instead of AES-GCM: a host that reloads after a failed save may seal another entry with the same index and key, and a
 * repeated nonce must not expose both.
 */
export function seal(key: Uint8Array, index: number, value: unknown): string {
  return textOf(gcmsiv(key, nonceOf(index)).encrypt(pad(new TextEncoder().encode(JSON.stringify(value)))));
}

/** Decrypts a sealed value; null if it was not sealed with this key and index. */
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

function pad(bytes: Uint8Array): Uint8Array {
  const paddedBytes = new Uint8Array(Math.ceil((bytes.length + 1) / PADDED_BYTES) * PADDED_BYTES);
  paddedBytes.set(bytes);
  paddedBytes[bytes.length] = END_OF_TEXT;
  return paddedBytes;
}

function nonceOf(index: number): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES);
  new DataView(nonce.buffer).setUint32(NONCE_BYTES - 4, index);
  return nonce;
}

/** Splits the key into one share per voter, of which any `quorum` restore it. */
export async function splitKey(key: Uint8Array, voters: number, quorum: number): Promise<string[]> {
  return (await split(key, voters, quorum)).map(textOf);
}

/** Joins shares to a key. If one share is wrong, so is the key, and it opens no entry. */
export async function joinKey(shares: readonly string[]): Promise<Uint8Array | null> {
  const parts = shares.map((share) => bytesOf(share, KEY_BYTES + 1));
  if (parts.length < 2 || parts.includes(null)) return null;
  try {
    return await combine(parts as Uint8Array[]);
  } catch {
    return null;
  }
}
