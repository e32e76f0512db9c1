/** The signatures in a log: Ed25519 (RFC 8032). */
import * as ed from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import { digestOf, type Hash, type Head, type Key, type Signature, type Vote } from './entry.ts';

ed.hashes.sha512 = sha512;

/** Signs without exposing the secret key. */
export interface Signer {
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Uint8Array;
}

/** Names the log that a signature belongs to. */
export interface LogName {
  readonly room: string;
  readonly match: number;
}

/** A signer from 32 secret bytes. */
export const signerOf = (seed: Uint8Array): Signer => ({
  publicKey: ed.getPublicKey(seed),
  sign: (message) => ed.sign(message, seed),
});

/** A signer's public key as text. */
export const keyOf = ({ publicKey }: Signer): Key => base64urlnopad.encode(publicKey);

/** Signs the body with this digest for this log. `seen` is the newest entry that the signer has seen. */
export function signDigest(signer: Signer, log: LogName, digest: Hash, n: number, seen: Head): Signature {
  return { key: keyOf(signer), seen, n, signature: signText(signer, entryText(log, digest, n, seen)) };
}

/** Whether a signature is valid for this digest in this log. */
export const isSigned = ({ key, seen, n, signature }: Signature, log: LogName, digest: Hash): boolean =>
  isTextSigned(key, entryText(log, digest, n, seen), signature);

/** Signs the hand-over of the next term to `key`, for the body of a `host` entry. */
export const signHandover = (
  signer: Signer,
  log: LogName,
  { key, term }: Candidate,
  n: number,
  seen: Head,
): Signature => signDigest(signer, log, handoverDigest({ key, term }), n, seen);

/** Whether a hand-over is signed for this candidate. */
export const isHandover = (handover: Signature, log: LogName, candidate: Candidate): boolean =>
  isSigned(handover, log, handoverDigest(candidate));

/** A candidate for host, and the term. */
export interface Candidate {
  readonly key: Key;
  readonly term: number;
}

/** Signs a vote for a candidate. A voter signs at most one per term, which the app's election enforces. */
export function signVote(
  signer: Signer,
  room: string,
  candidate: Candidate,
  head: Pick<Vote, 'lastTerm' | 'index' | 'hash'>,
): Vote {
  const { lastTerm, index, hash } = head;
  const signature = signText(signer, voteText(room, candidate, head));
  return { key: keyOf(signer), lastTerm, index, hash, signature };
}

/** Whether a vote is for this candidate and signed by the voter. */
export const isVoteSigned = (vote: Vote, room: string, candidate: Candidate): boolean =>
  isTextSigned(vote.key, voteText(room, candidate, vote), vote.signature);

const entryText = ({ room, match }: LogName, digest: Hash, n: number, seen: Head): string =>
  JSON.stringify(['cheeseboard entry', room, match, digest, n, seen.index, seen.hash]);

const voteText = (
  room: string,
  { key, term }: Candidate,
  { lastTerm, index, hash }: Pick<Vote, 'lastTerm' | 'index' | 'hash'>,
): string => JSON.stringify(['cheeseboard vote', room, term, key, lastTerm, index, hash]);

const handoverDigest = ({ key, term }: Candidate): Hash => digestOf({ kind: 'host', key, term });

const signText = (signer: Signer, text: string): string =>
  base64urlnopad.encode(signer.sign(utf8ToBytes(text)));

/** Cache of valid signatures: a client checks each one when it arrives, and again when it audits the match. */
const verifiedTexts = new Set<string>();
const MAX_VERIFIED = 5_000;

/** True if the signature of this text is valid; false also for a malformed key or signature. */
function isTextSigned(key: Key, text: string, signature: string): boolean {
  const cacheKey = `${key} ${signature} ${text}`;
  if (verifiedTexts.has(cacheKey)) return true;
  const isRight = verify(key, text, signature);
  if (verifiedTexts.size >= MAX_VERIFIED) verifiedTexts.clear();
  if (isRight) verifiedTexts.add(cacheKey);
  return isRight;
}

function verify(key: Key, text: string, signature: string): boolean {
  try {
    const [signatureBytes, keyBytes] = [base64urlnopad.decode(signature), base64urlnopad.decode(key)];
    // Strict RFC 8032 accepts only one encoding of each signature, so every changed bit is detected.
    return ed.verify(signatureBytes, utf8ToBytes(text), keyBytes, { zip215: false });
  } catch {
    return false;
  }
}
