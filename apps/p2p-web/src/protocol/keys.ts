/** Identities: Ed25519 keys, and short ids derived from them. */
import * as ed from '@noble/ed25519';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import type { PersonId } from '../tables/table.ts';
import { bytesOf, bytesOfParts, textOf } from './bytes.ts';

ed.hashes.sha512 = sha512;

/** Signs for a person. storage/identity.ts has the signer of this browser. */
export interface Signer {
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Uint8Array;
}

export function signerOf(seed: Uint8Array): Signer {
  return { publicKey: ed.getPublicKey(seed), sign: (message) => ed.sign(message, seed) };
}

/** Whether the key's owner signed the message. False too if the key or the signature is malformed. */
export function isSigned(key: string, message: Uint8Array, signature: string): boolean {
  const publicKey = bytesOf(key, 32);
  const signed = bytesOf(signature, 64);
  try {
    return publicKey !== null && signed !== null && ed.verify(signed, message, publicKey);
  } catch {
    return false;
  }
}

/** The hash of a key. It has 96 bits, so that nobody can find a second key with the same hash. */
export const hashOfKey = (key: string): string =>
  textOf(sha256(bytesOfParts(['cheeseboard key', key])).slice(0, 12));

/** A short id for messages and screens. It proves nothing. */
export const personOf = (key: string): PersonId => hashOfKey(key).slice(0, 8);

export function mac(secret: string, parts: readonly (string | number)[]): Uint8Array {
  return hmac(sha256, new TextEncoder().encode(secret), bytesOfParts(parts));
}
