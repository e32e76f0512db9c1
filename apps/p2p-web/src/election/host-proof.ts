/**
 * Proves who is host to somebody who has only the link: a chain from the key whose hash is in the link through every change of host, each
 * by a quorum of votes or by the hand-over of the host before.
 */
import { isHandover, isVoteSigned, type Key, type Signature, type Vote } from '@cheeseboard/engine/fair';
import * as v from 'valibot';
import { bytesOfParts, textOf } from '../protocol/bytes.ts';
import { hashOfKey, isSigned, type Signer } from '../protocol/keys.ts';
import { type Invitation, roomName } from '../protocol/room.ts';
import { count, key, listOf, MAX_SEATS, signature, signed, vote } from '../protocol/schemas.ts';

const MAX_CHANGES = 64;

/** The voters of a term, signed by its host, for people who do not have the log. */
export const Membership = v.strictObject({
  match: count,
  term: count,
  voters: listOf(key, MAX_SEATS),
  /** How many votes elect a host; null if nobody can be elected. */
  quorum: v.nullable(count),
  signature,
});
export type Membership = v.InferOutput<typeof Membership>;

const HostChange = v.strictObject({
  term: count,
  key,
  match: count,
  /** The voters who elected this host; null for a hand-over. */
  membership: v.nullable(Membership),
  votes: listOf(vote, MAX_SEATS) as unknown as v.GenericSchema<readonly Vote[]>,
  handover: v.nullable(signed) as unknown as v.GenericSchema<Signature | null>,
});
export type HostChange = v.InferOutput<typeof HostChange>;

export const HostProof = v.strictObject({
  /** The key of the first host, whose hash is in the link. */
  first: key,
  changes: listOf(HostChange, MAX_CHANGES),
});
export type HostProof = v.InferOutput<typeof HostProof>;

const membershipText = (room: string, { match, term, voters, quorum }: Omit<Membership, 'signature'>) =>
  bytesOfParts(['cheeseboard membership', room, match, term, quorum ?? -1, ...voters]);

export function signMembership(
  room: string,
  membership: Omit<Membership, 'signature'>,
  signer: Signer,
): Membership {
  return { ...membership, signature: textOf(signer.sign(membershipText(room, membership))) };
}

export const isMembershipBy = (key: Key, room: string, membership: Membership): boolean =>
  isSigned(key, membershipText(room, membership), membership.signature);

/** The host after all changes; null if one of them is invalid. */
export function hostOf(
  { secret, host }: Invitation,
  { first, changes }: HostProof,
): { readonly key: Key; readonly term: number } | null {
  if (hashOfKey(first) !== host) return null;
  const room = roomName(secret);
  let current = { key: first, term: 0 };
  for (const change of changes) {
    if (change.term <= current.term || !isChange(room, current, change)) return null;
    current = { key: change.key, term: change.term };
  }
  return current;
}

function isChange(room: string, previousHost: { key: Key; term: number }, change: HostChange): boolean {
  const { key, term, match, membership, votes, handover } = change;
  // A hand-over gives away only the next term, so that a deposed host cannot hand over a later one.
  if (handover)
    return (
      term === previousHost.term + 1 &&
      handover.key === previousHost.key &&
      isHandover(handover, { room, match }, { key, term })
    );
  if (!membership || membership.quorum === null || membership.term !== previousHost.term) return false;
  if (!isMembershipBy(previousHost.key, room, membership)) return false;
  const voters = new Set(
    votes.filter((vote) => isVoteSigned(vote, room, { key, term })).map((vote) => vote.key),
  );
  const counted = membership.voters.filter((voter) => voters.has(voter));
  return counted.length >= membership.quorum && 2 * counted.length > membership.voters.length;
}
