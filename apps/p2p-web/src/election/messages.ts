/** The messages of the wire as the election machine sees them. The runner adds the match, signatures and shares, and checks them. */
import type { Key } from '@cheeseboard/engine/fair';
import type { FromGuest, PeerMessage, WireAppend } from '../protocol/messages.ts';
import type { Entry } from './membership.ts';

/** Entries with their hashes. On the wire they have none; the runner adds them. */
interface Hashed {
  readonly entries: readonly Entry[];
}
type Wire<T extends string> = Extract<FromGuest | PeerMessage, { readonly t: T }>;

/** The host sends entries after `previous`. Without entries, the message is a heartbeat (Raft 5.2). */
export type Append = Omit<WireAppend, 'match' | 'entries'> & Hashed & { readonly t: 'append' };
export type Ack = Omit<Wire<'ack'>, 'match'>;
export type RequestVote = Omit<Wire<'request-vote'>, 'match'>;
/** A voter's answer. The runner adds `vote`, the signed vote that the `host` entry will carry. */
export type VoteReply = Omit<Wire<'vote'>, 'match' | 'entries' | 'vote' | 'shares'> &
  Hashed & { readonly vote?: unknown };
/** The host asks somebody to be host of the next term (leadership transfer, thesis 3.10). */
export type HandOver = Omit<Append, 't'> & { readonly t: 'hand-over'; readonly handover: unknown };

export type Message = Append | Ack | RequestVote | VoteReply | HandOver;

/** Why somebody is host: signed votes, or the old host's signature. */
export type HostProof = { readonly votes: Readonly<Record<Key, unknown>> } | { readonly handover: unknown };
