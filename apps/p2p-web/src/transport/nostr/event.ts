/** Nostr events (NIP-01, https://github.com/nostr-protocol/nips/blob/master/01.md), as far as signalling needs them. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashes, schnorr } from '@noble/secp256k1';

hashes.sha256 = sha256;

/** An ephemeral kind: relays pass it on to those who listen, and store nothing. */
export const KIND = 25_518;
/** The tag that relays filter by. */
export const TAG = 'x';

export interface NostrEvent {
  readonly id: string;
  readonly pubkey: string;
  readonly created_at: number;
  readonly kind: number;
  readonly tags: readonly (readonly string[])[];
  readonly content: string;
  readonly sig: string;
}

/** Signs an event with a new key, because relays demand a signature. Nobody checks who signed: the content itself is authenticated. */
export function makeEvent(tag: string, content: string, nowMs: number): NostrEvent {
  const { secretKey, publicKey } = schnorr.keygen();
  const pubkey = bytesToHex(publicKey);
  const created_at = Math.floor(nowMs / 1_000);
  const tags = [[TAG, tag]];
  const hash = sha256(utf8ToBytes(JSON.stringify([0, pubkey, created_at, KIND, tags, content])));
  return {
    id: bytesToHex(hash),
    pubkey,
    created_at,
    kind: KIND,
    tags,
    content,
    sig: bytesToHex(schnorr.sign(hash, secretKey)),
  };
}
