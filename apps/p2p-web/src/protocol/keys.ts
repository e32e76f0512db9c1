/** Who somebody is: an Ed25519 key. What they are called by the program is a hash of it. */
import * as ed from '@noble/ed25519';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import type { PersonId } from '../tables/table.ts';
import { bytesOf, bytesOfParts, textOf } from './bytes.ts';

ed.hashes.sha512 = sha512;

/** What signs for somebody. storage/identity.ts has the browser's own. */
export interface Signer {
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Uint8Array;
}

export function signerOf(seed: Uint8Array): Signer {
  return { publicKey: ed.getPublicKey(seed), sign: (message) => ed.sign(message, seed) };
}

/** False also for what is no key or no signature at all. */
export function isSigned(key: string, message: Uint8Array, signature: string): boolean {
  const publicKey = bytesOf(key, 32);
  const signed = bytesOf(signature, 64);
  try {
    return publicKey !== null && signed !== null && ed.verify(signed, message, publicKey);
  } catch {
    return false;
  }
}

/** 96 bits: nobody finds a second key for one. */
export const hashOfKey = (key: string): string =>
  textOf(sha256(bytesOfParts(['cheeseboard key', key])).slice(0, 12));

/** Short, for messages that name people; not a proof of anything. */
export const personOf = (key: string): PersonId => hashOfKey(key).slice(0, 8);

export function mac(secret: string, parts: readonly (string | number)[]): Uint8Array {
  return hmac(sha256, new TextEncoder().encode(secret), bytesOfParts(parts));
}
