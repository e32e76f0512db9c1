/** One person's election state, and functions of it. The transitions are in election.ts. */
import type { Head, Key } from '@cheeseboard/engine/fair';
import { type Log, type Membership, membershipOf, membershipsOf, patienceMs } from './membership.ts';

/** The newest entry of a log, and its term. */
export interface LastEntry extends Head {
  readonly term: number;
}

export const HEARTBEAT_MS = 1_000;
/** A host may append for this long after it sent a heartbeat that enough voters acknowledged. Shorter than MIN_PATIENCE_MS. */
export const LEASE_MS = 6_000;
/** Each voter becomes a candidate this much later than the one before, so that candidates rarely collide. */
export const STAGGER_MS = 1_500;
/** A candidate with a quorum waits this long for the logs of the others. */
export const GATHER_MS = 500;
/** A candidate repeats its requests for missing pre-votes after this time. */
export const PRE_VOTE_MS = 1_000;
/** A candidate without a quorum of votes gives up its term after this time. */
export const VOTE_MS = 2_000;
export const TERMS_PER_ELECTION = 1_000;
/** A term further ahead than this is ignored unless a `host` entry proves it, so that nobody can use up the numbers. */
export const MAX_TERM_JUMP = 1_000 * TERMS_PER_ELECTION;

export type Role = 'follower' | 'candidate' | 'host' | 'handed-over';

export interface Stored {
  readonly term: number;
  readonly votedFor: Key | null;
  /** The term in which this person was host and handed over, and to whom. */
  readonly handedOver: { readonly term: number; readonly to: Key; readonly proof: unknown } | null;
  /** Every entry up to this index is in the log of every later host. */
  readonly committed: number;
}

export interface State extends Stored {
  readonly me: Key;
  readonly log: Log;
  readonly role: Role;
  /** The end of the election timeout. Before it, this person grants no vote to a new candidate and does not become one. */
  readonly patientUntil: number;
  /** Candidate: end of the phase. Host and handed-over: time of the next heartbeat. */
  readonly until: number;
  readonly phase: 'pre-vote' | 'vote' | null;
  /** Candidate: granted votes (or pre-votes), with the time of the request and the signature. */
  readonly votes: Readonly<Record<Key, { readonly n: number; readonly proof: unknown }>>;
  /** Host: when it sent the newest message that each person answered. */
  readonly heard: Readonly<Record<Key, number>>;
  /** Host: the newest entry of this term that each person has stored. */
  readonly stored: Readonly<Record<Key, number>>;
}

export const storedOf = ({ term, votedFor, handedOver, committed }: Stored): Stored => ({
  term,
  votedFor,
  handedOver,
  committed,
});

/** The persistent state of somebody who has not taken part yet. */
export const FIRST_STORED: Stored = { term: 0, votedFor: null, handedOver: null, committed: -1 };

/**
 * Restores the state from disk. A host continues its term, which nobody else can have, but without a lease. After a crash, the
 * log may be newer than the rest of the state.
 */
export function restore(me: Key, stored: Stored, log: Log, now: number): State {
  const isBehindLog = stored.term < lastTerm(log);
  const persistentState = {
    ...(isBehindLog ? { ...stored, term: lastTerm(log), votedFor: null } : stored),
    // The stored value may belong to the longer log of the match before.
    committed: Math.min(stored.committed, log.length - 1),
  };
  const volatileState = { until: now, phase: null, votes: {}, heard: {}, stored: {} };
  const state: State = {
    ...persistentState,
    ...volatileState,
    me,
    log,
    role: 'follower',
    patientUntil: now + patienceMs(log),
  };
  if (membershipOf(log)?.host !== me || persistentState.term !== lastTerm(log)) return state;
  return { ...state, role: isSittingHost(state) ? 'host' : 'handed-over' };
}

export const NO_ENTRY: Head = { index: -1, hash: '' };
export const headAt = (log: Log, index: number): Head =>
  log[index] ? { index, hash: log[index].hash } : NO_ENTRY;
export const headOf = (log: Log): Head => headAt(log, log.length - 1);
export const lastOf = (log: Log): LastEntry => ({ ...headOf(log), term: lastTerm(log) });
export const lastTerm = (log: Log): number => log.at(-1)?.term ?? -1;
export const logContains = (log: Log, { index, hash }: Head): boolean =>
  index === -1 || log[index]?.hash === hash;
export const nextTerm = (term: number): number =>
  (Math.floor(term / TERMS_PER_ELECTION) + 1) * TERMS_PER_ELECTION;

/** Whether `log` keeps every entry that this person knows to be committed. */
export const keepsCommitted = (state: State, log: Log): boolean =>
  logContains(log, headAt(state.log, state.committed));

/** The membership at the newest entry known to be committed, and every later one in the log. */
export function membershipsInForce({
  log,
  committed,
}: Pick<State, 'log' | 'committed'>): readonly Membership[] {
  const memberships = membershipsOf(log);
  const firstIndex = memberships.findLastIndex(({ index }) => index <= committed);
  return memberships.slice(Math.max(firstIndex, 0));
}

/**
 * The leader lease (thesis 6.4.1): a host may append while the silent voters are too few to elect another host. Returns the
 * voters that it waits for; nobody if it may append. Memberships of earlier terms count too, because others may know that they
 * are committed; those of its own term only this host can commit.
 */
export function awaitedVoters(state: State, now: number): Key[] {
  const memberships = membershipsInForce(state).filter(({ term }, i) => i === 0 || term < state.term);
  const isSilent = (voter: Key) =>
    voter !== state.me && now - (state.heard[voter] ?? Number.NEGATIVE_INFINITY) >= LEASE_MS;
  const awaited = memberships.flatMap(({ quorum, voters }) => {
    const silent = voters.filter(isSilent);
    return quorum === null || silent.length < quorum ? [] : silent;
  });
  return [...new Set(awaited)];
}

export const mayAppend = (state: State, now: number): boolean =>
  state.role === 'host' && awaitedVoters(state, now).length === 0;

/** When the next `wake` input is due. Infinity: never. */
export function wakeAt(state: State): number {
  if (state.role === 'candidate' || state.role === 'host') return state.until;
  return state.role === 'handed-over' ? Math.min(state.until, standAt(state)) : standAt(state);
}

/** When a follower becomes a candidate. Infinity: never. */
export const standAt = (state: State): number =>
  mayStand(state) ? state.patientUntil + candidateRank(state) * STAGGER_MS : Infinity;

/** Whether this person is the host of the log and has not handed its term over. */
export const isSittingHost = ({ me, log, handedOver }: State): boolean =>
  membershipOf(log)?.host === me && handedOver?.term !== lastTerm(log);

/** Whether the votes suffice. If no election is possible, only the sitting host can take a later term. */
export const isElected = (state: State): boolean =>
  membershipsInForce(state).every(({ quorum, voters }) =>
    quorum === null
      ? isSittingHost(state)
      : voters.filter((voter) => voter === state.me || state.votes[voter]).length >= quorum,
  );

export const electorate = (state: State): Key[] =>
  [...new Set(membershipsInForce(state).flatMap(({ voters }) => voters))].filter(
    (voter) => voter !== state.me,
  );

/** Whether somebody is host or voter of a membership in force. */
export const isMember = (state: State, key: Key): boolean =>
  membershipsInForce(state).some(({ host, voters }) => host === key || voters.includes(key));

/** Whether this person can become a candidate: members can, if an election is possible. */
function mayStand(state: State): boolean {
  const membership = membershipOf(state.log);
  const isOwn = membership?.host === state.me || membership?.voters.includes(state.me) === true;
  return isOwn && membershipsInForce(state).every(({ quorum }) => quorum !== null);
}

/** The order in which people become candidates: by seat, a former host last. */
export function candidateRank({ me, log }: State): number {
  const voters = membershipOf(log)?.voters ?? [];
  return voters.includes(me) ? voters.indexOf(me) : voters.length;
}

/** Who may get a vote before the election timeout: the followed host, or the candidate that got the vote of this term. */
export const promisedTo = ({ term, votedFor, log }: State): Key | null | undefined =>
  term === lastTerm(log) ? membershipOf(log)?.host : votedFor;

/** Whether a log that ends with `a` is more up to date than one that ends with `b` (5.4.1). */
export const isAhead = (a: LastEntry, b: LastEntry): boolean =>
  a.term > b.term || (a.term === b.term && a.index > b.index);
