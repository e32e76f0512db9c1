/**
 * Who may be host after the host. The host signs a will when a match begins: who its heirs are, and how many of them elect a new one. An heir that so many
 * have signed for is host of the next epoch, and can show it to anybody who has nothing but the old link.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import * as v from 'valibot';
import { sealed, textOf } from '../protocol/bytes.ts';
import { hashOfKey, isSigned, type Signer } from '../protocol/keys.ts';

const MOST_HEIRS = 16;
const MOST_EPOCHS = 64;
const key = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const signature = v.pipe(v.string(), v.regex(/^[\w-]{86}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

export const Will = v.strictObject({
  /** A hash of the room's secret: a will is good for one room. */
  room: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)),
  epoch: count,
  match: count,
  /** Public keys, in the order in which they are asked to take over. */
  heirs: v.pipe(v.array(key), v.maxLength(MOST_HEIRS)),
  /** 0: heirs cannot elect one; the host can only hand over itself. */
  needed: count,
  signature,
});
export type Will = v.InferOutput<typeof Will>;

/** An heir's promise: in this epoch it follows nobody else. */
export const Vote = v.strictObject({ by: key, signature });
export type Vote = v.InferOutput<typeof Vote>;

/** One change of host: the will of the one before, who came after, and who agreed: enough heirs, or the old host itself. `epoch` is the new one's. */
export const Succession = v.strictObject({
  will: Will,
  epoch: count,
  heir: key,
  votes: v.pipe(v.array(Vote), v.maxLength(MOST_HEIRS)),
});
export type Succession = v.InferOutput<typeof Succession>;

/** A candidate's word that it is host of no epoch up to this one, and never will be: votes for it bind nobody any more. */
export const Release = v.strictObject({ by: key, epoch: count, signature });
export type Release = v.InferOutput<typeof Release>;
export const Releases = v.pipe(v.array(Release), v.maxLength(MOST_HEIRS));

export const Successions = v.pipe(v.array(Succession), v.maxLength(MOST_EPOCHS));

type Terms = Omit<Will, 'signature'>;

const willText = ({ room, epoch, match, heirs, needed }: Terms): Uint8Array =>
  sealed(['cheeseboard will', room, epoch, match, needed, ...heirs]);

const voteText = (will: Will, epoch: number, heir: string): Uint8Array =>
  sealed(['cheeseboard vote', textOf(sha256(willText(will))), epoch, heir]);

export const roomOf = (secret: string): string =>
  textOf(sha256(sealed(['cheeseboard room', secret])).slice(0, 12));

export const writeWill = (terms: Terms, signer: Signer): Will => ({
  ...terms,
  signature: textOf(signer.sign(willText(terms))),
});

export const isWillOf = (host: string, { signature, ...terms }: Will): boolean =>
  isSigned(host, willText(terms), signature);

export function castVote(will: Will, epoch: number, heir: string, signer: Signer): Vote {
  return { by: textOf(signer.publicKey), signature: textOf(signer.sign(voteText(will, epoch, heir))) };
}

const releaseText = (room: string, epoch: number): Uint8Array => sealed(['cheeseboard release', room, epoch]);

export const writeRelease = (secret: string, epoch: number, signer: Signer): Release => ({
  by: textOf(signer.publicKey),
  epoch,
  signature: textOf(signer.sign(releaseText(roomOf(secret), epoch))),
});

export const isRelease = (secret: string, { by, epoch, signature }: Release): boolean =>
  isSigned(by, releaseText(roomOf(secret), epoch), signature);

/** Whether this vote counts: from an heir, for this heir, in this epoch. */
export const isVoteFor = (will: Will, epoch: number, heir: string, vote: Vote): boolean =>
  will.heirs.includes(vote.by) && isSigned(vote.by, voteText(will, epoch, heir), vote.signature);

/** The first epoch for which heirs elect. The one before it is only for whom the host hands over to, so that the two can never meet in one. */
export const firstElected = (epoch: number): number => epoch + 2;

/** Enough heirs agree on one of them. */
export function isElected({ will, epoch, heir, votes }: Succession): boolean {
  if (epoch < firstElected(will.epoch) || !will.heirs.includes(heir) || will.needed < 1) return false;
  const voters = new Set(votes.flatMap((vote) => (isVoteFor(will, epoch, heir, vote) ? [vote.by] : [])));
  return voters.size >= will.needed && 2 * voters.size > will.heirs.length;
}

/** The old host hands over to one of its heirs, not to itself. */
export const isHandedOver = (host: string, { will, epoch, heir, votes }: Succession): boolean =>
  epoch === will.epoch + 1 &&
  heir !== host &&
  will.heirs.includes(heir) &&
  votes.some(({ by, signature }) => by === host && isSigned(host, voteText(will, epoch, heir), signature));

/**
 * The key of who is host now, for somebody who knows only the link: the hash of the first host's key (`host`) and the room's secret. Null when a
 * link of the chain does not hold.
 */
export function hostAfter(
  secret: string,
  host: string,
  first: string,
  chain: readonly Succession[],
): { readonly key: string; readonly epoch: number } | null {
  if (hashOfKey(first) !== host) return null;
  const room = roomOf(secret);
  let now = { key: first, epoch: 0 };
  for (const succession of chain) {
    const { will, epoch, heir } = succession;
    if (will.room !== room || will.epoch !== now.epoch || epoch <= now.epoch) return null;
    // Nobody comes after themselves: that would be a way to begin anew.
    if (!isWillOf(now.key, will) || will.heirs.includes(now.key)) return null;
    if (!isElected(succession) && !isHandedOver(now.key, succession)) return null;
    now = { key: heir, epoch };
  }
  return now;
}
