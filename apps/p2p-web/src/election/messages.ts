/** The messages of the wire as the election machine sees them. The runner adds the match, signatures and shares, and checks them. */
import type { Key } from '@cheeseboard/engine/fair';
import type { FromGuest, PeerMessage, WireAppend } from '../protocol/messages.ts';
import type { Entry } from './membership.ts';

/** Entries travel without their hashes. */
interface Hashed {
  readonly entries: readonly Entry[];
}
type Wire<T extends string> = Extract<FromGuest | PeerMessage, { readonly t: T }>;

/** From the host: entries after `previous`. Without entries it is a heartbeat (Raft 5.2). */
export type Append = Omit<WireAppend, 'match' | 'entries'> & Hashed & { readonly t: 'append' };
export type Ack = Omit<Wire<'ack'>, 'match'>;
export type RequestVote = Omit<Wire<'request-vote'>, 'match'>;
/** `vote`: added by the runner. The `host` entry will carry it. */
export type VoteReply = Omit<Wire<'vote'>, 'match' | 'entries' | 'vote' | 'shares'> &
  Hashed & { readonly vote?: unknown };
/** From the host: be host of the next term (leadership transfer, thesis 3.10). */
export type HandOver = Omit<Append, 't'> & { readonly t: 'hand-over'; readonly handover: unknown };

export type Message = Append | Ack | RequestVote | VoteReply | HandOver;

/** Why somebody is host: signed votes, or the old host's signature. */
export type HostProof = { readonly votes: Readonly<Record<Key, unknown>> } | { readonly handover: unknown };
