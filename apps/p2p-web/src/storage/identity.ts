/** This browser's Ed25519 key, which is made once. It is made without WebCrypto, because pages over plain http have no `crypto.subtle`. */
import * as ed from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { type Db, openDb } from './db.ts';

ed.hashes.sha512 = sha512;

export interface Identity {
  readonly seed: Uint8Array;
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Uint8Array;
}

export async function ownIdentity(db?: Db): Promise<Identity> {
  const store = db ?? (await openDb());
  const storedSeed = await store.settle('identity', 'seed', ed.utils.randomSecretKey());
  if (isSeed(storedSeed)) return identityOf(storedSeed);
  // The stored key is corrupt: make a new one.
  const seed = ed.utils.randomSecretKey();
  await store.write([['identity', 'seed', seed]]);
  return identityOf(seed);
}

export function identityOf(seed: Uint8Array): Identity {
  return { seed, publicKey: ed.getPublicKey(seed), sign: (message) => ed.sign(message, seed) };
}

const isSeed = (value: unknown): value is Uint8Array => value instanceof Uint8Array && value.length === 32;
