/** Election and replication messages. The runner signs and verifies them. */
import type { Entry, Key } from './membership.ts';

/** The newest entry of a log, or an earlier one. Index -1 and hash '' before the first. */
export interface Head {
  readonly index: number;
  readonly hash: string;
}

/** The newest entry of a log, and its term. */
export interface Last extends Head {
  readonly term: number;
}

/** From the host: entries after `previous`. Without entries it is a heartbeat (Raft 5.2). */
export interface Append {
  readonly type: 'append';
  readonly term: number;
  /** The host's clock when it sent this. */
  readonly n: number;
  readonly previous: Head;
  readonly entries: readonly Entry[];
  /** The newest entry that the host knows to be committed. */
  readonly committed: number;
}

/** The answer: the sender has everything up to `stored` on disk. */
export interface Ack {
  readonly type: 'ack';
  readonly term: number;
  /** Copied from the message that it answers. */
  readonly n: number;
  readonly stored: Head;
  /** `previous`, or the entry that makes the sender host, is missing: send what comes after `stored`. */
  readonly lacks: boolean;
}

export interface RequestVote {
  readonly type: 'request-vote';
  /** The term in which the candidate wants to be host. */
  readonly term: number;
  /** A pre-vote is not binding (thesis 9.6). */
  readonly pre: boolean;
  /** The candidate's clock when it sent this. */
  readonly n: number;
  /** The newest entry of the candidate's log. */
  readonly head: Last;
}

export interface VoteReply {
  readonly type: 'vote';
  /** The requested term; if refused, the voter's own. */
  readonly term: number;
  readonly pre: boolean;
  readonly n: number;
  readonly granted: boolean;
  /** The newest entry of the voter's log. */
  readonly head: Last;
  /** If that log is ahead: the entries that the candidate lacks, after `previous`. */
  readonly previous: Head;
  readonly entries: readonly Entry[];
  /** The newest entry that the voter knows to be committed. */
  readonly committed: Head;
  /** Added by the runner: the signature that the `host` entry will carry. */
  readonly proof?: unknown;
}

/** From the host: be host of the next term (leadership transfer, thesis 3.10). */
export interface HandOver extends Omit<Append, 'type'> {
  readonly type: 'hand-over';
  readonly proof: unknown;
}

export type Message = Append | Ack | RequestVote | VoteReply | HandOver;

/** Why somebody is host: signed votes, or the old host's signature. */
export type HostProof = { readonly votes: Readonly<Record<Key, unknown>> } | { readonly handover: unknown };
