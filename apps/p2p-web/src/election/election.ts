/**
 * Leader election and log replication, as in Raft, for one person at a table. A pure state machine: `step` takes an input and
 * the time, and returns the new state and effects. Patience is the election timeout.
 * Numbers in brackets are sections of the paper (https://raft.github.io/raft.pdf); with `thesis`, of Ongaro's thesis.
 *
 * | role        | on                                    | next        | and                                               |
 * |-------------|---------------------------------------|-------------|---------------------------------------------------|
 * | follower    | append of the host                    | follower    | stores, acknowledges, restarts its patience       |
 * | follower    | request-vote, patience has run out    | follower    | stores its vote, sends what the other lacks        |
 * | follower    | wake, patience has run out            | candidate   | asks for pre-votes (thesis 9.6)                   |
 * | follower    | hand-over from the host               | host        | appends its `host` entry (thesis 3.10)            |
 * | candidate   | a quorum of pre-votes                 | candidate   | takes the next term, votes for itself, asks (5.2) |
 * | candidate   | a quorum of votes                     | candidate   | waits GATHER_MS for more entries                  |
 * | candidate   | all votes, or that time is over       | host        | appends its `host` entry                          |
 * | candidate   | wake without a quorum                 | candidate   | asks for pre-votes again                          |
 * | candidate   | append of its term or a later one     | follower    |                                                   |
 * | host        | append (command), within its lease    | host        | stores, sends (5.3)                               |
 * | host        | ack of a later term                   | candidate   | stands for a still later term                     |
 * | host        | append of a later term                | follower    |                                                   |
 * | host        | request-vote, without a lease         | follower    | stores its vote                                   |
 * | host        | hand-over (command)                   | handed-over | repeats the hand-over until the next host is heard |
 * | handed-over | append of a later term                | follower    |                                                   |
 * | handed-over | wake, patience has run out            | candidate   |                                                   |
 *
 * Different from Raft:
 * - The host is no voter. A voter grants its vote even if its log is longer, and sends the missing entries with its answer: the
 *   winner's log is then at least as up to date as each log behind its votes, which is what 5.4.1 asks for.
 * - A new host, a person who joins or leaves and another quorum rule all change the membership. Until such an entry is known to be
 *   committed, an election needs a quorum of the membership before it and of the one after it (joint consensus, thesis 4.3).
 * - Elections take terms that are multiples of TERMS_PER_ELECTION. Those between belong to hand-overs, so that a hand-over and
 *   an election never meet in one term.
 */
import type { Head, Key } from '@cheeseboard/engine/fair';
import {
  type Entry,
  type Log,
  type Membership,
  membershipOf,
  membershipsOf,
  patienceMs,
} from './membership.ts';
import type { Append, HandOver, HostProof, Message, RequestVote, VoteReply } from './messages.ts';
import {
  candidateRank,
  electorate,
  GATHER_MS,
  HEARTBEAT_MS,
  headAt,
  headOf,
  isAhead,
  isElected,
  isMember,
  keepsCommitted,
  lastOf,
  lastTerm,
  logContains,
  MAX_TERM_JUMP,
  mayAppend,
  membershipsInForce,
  NO_ENTRY,
  nextTerm,
  PRE_VOTE_MS,
  promisedTo,
  type Role,
  STAGGER_MS,
  type State,
  type Stored,
  standAt,
  storedOf,
  TERMS_PER_ELECTION,
  VOTE_MS,
  wakeAt,
} from './state.ts';

export type Input =
  | { readonly type: 'wake' }
  | { readonly type: 'message'; readonly from: Key; readonly message: Message }
  /** Host only: entries of its term that continue the log, at most one of which changes the membership. */
  | { readonly type: 'append'; readonly entries: readonly Entry[] }
  | { readonly type: 'hand-over'; readonly to: Key; readonly proof: unknown }
  | { readonly type: 'wait-longer'; readonly ms: number };

/** Effects are carried out in order: a message is sent only once everything before it is on disk. `log` comes before `store`. */
export type Effect =
  | { readonly type: 'store'; readonly stored: Stored }
  | { readonly type: 'log'; readonly from: number; readonly entries: readonly Entry[] }
  | { readonly type: 'role'; readonly role: Role; readonly term: number }
  | { readonly type: 'refused'; readonly why: 'not-host' | 'lease' | 'membership' | 'entry' | 'person' }
  | { readonly type: 'send'; readonly to: Key | 'everybody'; readonly message: Message };

export type MakeHostEntry = (log: Log, term: number, key: Key, proof: HostProof) => Entry;

export function step(
  state: State,
  input: Input,
  now: number,
  makeHostEntry: MakeHostEntry,
): { readonly state: State; readonly effects: readonly Effect[] } {
  const transition = new Transition(state, now, makeHostEntry);
  transition.apply(input);
  const { state: next, effects } = transition;
  return { state: next, effects: [...storeEffects(state, next), ...effects] };
}

/** Effects that must be on disk before any message is sent. */
function storeEffects(before: State, after: State): Effect[] {
  const effects: Effect[] = [];
  if (before.log !== after.log) {
    const from = after.log.findIndex(({ index, hash }) => before.log[index]?.hash !== hash);
    effects.push({ type: 'log', from, entries: after.log.slice(from) });
  }
  const { term, votedFor, handedOver, committed } = before;
  const isSame = after.term === term && after.votedFor === votedFor && after.handedOver === handedOver;
  if (!isSame || after.committed !== committed) effects.push({ type: 'store', stored: storedOf(after) });
  if (before.role !== after.role) effects.push({ type: 'role', role: after.role, term: after.term });
  return effects;
}

/** One step in progress: the state so far, and the effects so far. */
class Transition {
  state: State;
  readonly effects: Effect[] = [];
  readonly #now: number;
  readonly #makeHostEntry: MakeHostEntry;

  constructor(state: State, now: number, makeHostEntry: MakeHostEntry) {
    this.state = state;
    this.#now = now;
    this.#makeHostEntry = makeHostEntry;
  }

  apply(input: Input) {
    switch (input.type) {
      case 'wake':
        return this.#wake();
      case 'message':
        return this.#receive(input.from, input.message);
      case 'append':
        return this.#append(input.entries);
      case 'hand-over':
        return this.#handOver(input.to, input.proof);
      case 'wait-longer': {
        const patientUntil = Math.max(this.state.patientUntil, this.#now + input.ms);
        if (this.state.role === 'candidate') this.#follow();
        return this.#set({ patientUntil });
      }
    }
  }

  #receive(from: Key, message: Message) {
    const isProven = message.t === 'append' || message.t === 'hand-over';
    if (from === this.state.me || (!isProven && message.term > this.state.term + MAX_TERM_JUMP)) return;
    switch (message.t) {
      case 'append':
        if (this.#accept(from, message)) this.#acknowledge(from, message, false);
        return;
      case 'hand-over':
        if (this.#accept(from, message)) this.#takeOver(message);
        return;
      case 'ack':
        if (message.term > this.state.term) return this.#learnLaterTerm(message.term);
        if (message.term < this.state.term) return;
        if (message.lacks) return this.#sendEntries(from, message.stored);
        return this.#countStored(from, message.n, message.stored);
      case 'request-vote':
        return this.#answerCandidate(from, message);
      case 'vote':
        return this.#countVote(from, message);
    }
  }

  #set(change: Partial<State>) {
    this.state = { ...this.state, ...change };
  }

  #send(to: Key | 'everybody', message: Message) {
    this.effects.push({ type: 'send', to, message });
  }

  #refuse(why: Extract<Effect, { type: 'refused' }>['why']) {
    this.effects.push({ type: 'refused', why });
  }

  #wake() {
    const { state } = this;
    if (this.#now < wakeAt(state)) return;
    if (state.role === 'host') return this.#heartbeat();
    if (state.role === 'candidate')
      return state.phase === 'vote' && isElected(state) ? this.#win() : this.#askPreVotes();
    if (state.role === 'handed-over' && this.#now < standAt(state)) return this.#repeatHandOver();
    this.#set({ role: 'candidate', phase: 'pre-vote', votes: {}, heard: {}, stored: {} });
    this.#askPreVotes();
  }

  // Follower

  #follow() {
    const patientUntil = Math.max(this.state.patientUntil, this.#now + patienceMs(this.state.log));
    this.#set({ role: 'follower', phase: null, votes: {}, heard: {}, stored: {}, patientUntil });
  }

  /**
   * Stores entries from the host of `message.term` (5.3). Returns false if they do not fit. Afterwards the log must end
   * in that term: the last term never decreases, and the whole log is a prefix of the host's.
   */
  #accept(from: Key, message: Append | HandOver): boolean {
    const { term, previous, entries, committed } = message;
    const { state } = this;
    const log = term < state.term ? null : splice(state.log, previous, entries);
    const isLogOfHost = log !== null && lastTerm(log) === term && membershipOf(log)?.host === from;
    if (!isLogOfHost || !keepsCommitted(state, log)) {
      this.#acknowledge(from, message, term >= state.term);
      return false;
    }
    if (term > state.term) this.#set({ term, votedFor: null });
    const knownCommitted = Math.min(committed, previous.index + entries.length);
    this.#set({ log, committed: Math.max(state.committed, knownCommitted) });
    this.#follow();
    return true;
  }

  /** Acknowledges entries. If this person knows a later term, the answer says so, and the host must be elected again. */
  #acknowledge(to: Key, { term, n }: Append | HandOver, lacks: boolean) {
    const { log } = this.state;
    this.#send(to, { t: 'ack', term: Math.max(term, this.state.term), n, stored: headOf(log), lacks });
  }

  /**
   * Grants at most one vote per term, and stores it before it answers (5.2). Before the election timeout, only the current host or
   * candidate can get the vote. A host with a lease grants none.
   */
  #answerCandidate(from: Key, request: RequestVote) {
    const { state } = this;
    const { term, pre, n } = request;
    const isPatient = state.role === 'host' ? mayAppend(state, this.#now) : this.#now < state.patientUntil;
    // A vote carries a share of the log's key, so only members get one.
    if (!isMember(state, from)) return;
    const isFree = !isPatient || promisedTo(state) === from;
    const isNew = term > state.term || (!pre && term === state.term && state.votedFor === from);
    const isGranted = isFree && isNew;
    if (isGranted && !pre) {
      this.#set({ term, votedFor: from });
      this.#follow();
    }
    const head = lastOf(state.log);
    const previous = logContains(state.log, request.head) ? headAt(state.log, request.head.index) : NO_ENTRY;
    const entries = !pre && isAhead(head, request.head) ? state.log.slice(previous.index + 1) : [];
    const committed = headAt(state.log, state.committed);
    const answer = { t: 'vote', pre, n, granted: isGranted, head, previous, entries, committed } as const;
    this.#send(from, { ...answer, term: isGranted ? term : state.term });
  }

  // Candidate

  #ask(term: number, isPreVote: boolean) {
    const head = lastOf(this.state.log);
    for (const voter of electorate(this.state))
      if (!this.state.votes[voter])
        this.#send(voter, { t: 'request-vote', term, pre: isPreVote, n: this.#now, head });
  }

  #askPreVotes() {
    const votes = this.state.phase === 'pre-vote' ? this.state.votes : {};
    this.#set({ phase: 'pre-vote', votes, until: this.#now + PRE_VOTE_MS });
    this.#ask(nextTerm(this.state.term), true);
  }

  #askVotes() {
    const { state } = this;
    const until = this.#now + VOTE_MS + candidateRank(state) * STAGGER_MS;
    const term = nextTerm(state.term);
    this.#set({ role: 'candidate', phase: 'vote', term, votedFor: state.me, votes: {}, until });
    this.#ask(term, false);
    if (isElected(this.state)) this.#win();
  }

  #countVote(from: Key, vote: VoteReply) {
    const { state } = this;
    if (state.role !== 'candidate' || !electorate(state).includes(from)) return;
    if (!vote.granted && vote.term > state.term) return this.#learnLaterTerm(vote.term);
    const isPre = state.phase === 'pre-vote';
    if (vote.pre !== isPre) return;
    const isUsable = isPre || this.#adopt(vote);
    if (isUsable && vote.granted && vote.term === (isPre ? nextTerm(state.term) : state.term))
      this.#set({
        votes: { ...state.votes, [from]: { n: Math.min(vote.n, this.#now), proof: vote.vote ?? null } },
      });
    if (!isElected(this.state)) return;
    if (isPre) return this.#askVotes();
    if (electorate(this.state).every((voter) => this.state.votes[voter])) return this.#win();
    this.#set({ until: Math.min(this.state.until, this.#now + GATHER_MS) });
  }

  /**
   * Adopts the voter's log if it is ahead (5.4.1), even if the voter refused. Returns false if that log does not fit: then the
   * vote does not count, because nobody would accept a `host` entry with it.
   */
  #adopt({ head, previous, entries, committed }: VoteReply): boolean {
    if (head.term >= this.state.term) return false;
    if (isAhead(head, lastOf(this.state.log))) {
      const log = splice(this.state.log, previous, entries);
      if (!log || lastTerm(log) !== head.term || headOf(log).hash !== head.hash) return false;
      if (!keepsCommitted(this.state, log)) return false;
      this.#set({ log });
    }
    const { log } = this.state;
    const ownEntry = log[head.index];
    if (ownEntry?.term === head.term && ownEntry.hash !== head.hash) return false;
    if (logContains(log, committed))
      this.#set({ committed: Math.max(this.state.committed, committed.index) });
    return true;
  }

  #learnLaterTerm(term: number) {
    const { role } = this.state;
    if (role !== 'host' && role !== 'candidate') return;
    this.#set({ term, votedFor: null, heard: {}, stored: {} });
    if (role === 'candidate') return this.#set({ phase: 'pre-vote', votes: {} });
    this.#set({ patientUntil: this.#now });
    this.#askVotes();
  }

  #win() {
    const { votes } = this.state;
    const proofs = Object.fromEntries(Object.entries(votes).map(([voter, { proof }]) => [voter, proof]));
    // Voting restarted the voter's election timeout, so a vote counts as an answer to a heartbeat.
    const heard = Object.fromEntries(Object.entries(votes).map(([voter, { n }]) => [voter, n]));
    this.#beginTerm({ votes: proofs }, heard);
  }

  // Host

  #takeOver({ term, handover }: HandOver) {
    this.#set({ term: term + 1, votedFor: this.state.me });
    this.#beginTerm({ handover }, {});
  }

  #beginTerm(proof: HostProof, heard: State['heard']) {
    const { log, term, me } = this.state;
    this.#set({ role: 'host', phase: null, votes: {}, heard, stored: {} });
    this.#extend([this.#makeHostEntry(log, term, me, proof)]);
  }

  #extend(entries: readonly Entry[]) {
    const previous = headOf(this.state.log);
    this.#set({ log: [...this.state.log, ...entries] });
    this.#commit();
    this.#send('everybody', this.#appendMessage(previous));
    this.#set({ until: this.#now + HEARTBEAT_MS });
  }

  #appendMessage(previous: Head): Append {
    const { term, log, committed } = this.state;
    const entries = log.slice(previous.index + 1);
    return { t: 'append', term, n: this.#now, previous, entries, committed };
  }

  #heartbeat() {
    this.#send('everybody', this.#appendMessage(headOf(this.state.log)));
    this.#set({ until: this.#now + HEARTBEAT_MS });
  }

  #sendEntries(to: Key, stored: Head) {
    const { role, log, handedOver } = this.state;
    const message = this.#appendMessage(logContains(log, stored) ? stored : NO_ENTRY);
    if (role === 'host') this.#send(to, message);
    if (role === 'handed-over' && to === handedOver?.to)
      this.#send(to, { ...message, t: 'hand-over', handover: handedOver.proof });
  }

  #countStored(from: Key, n: number, { index, hash }: Head) {
    const { role, log, term } = this.state;
    if (role !== 'host') return;
    const sentAt = Math.min(n, this.#now);
    this.#set({ heard: { ...this.state.heard, [from]: Math.max(this.state.heard[from] ?? sentAt, sentAt) } });
    // A host commits only entries of its own term by counting (5.4.2).
    if (log[index]?.hash !== hash || log[index].term !== term) return;
    const stored = { ...this.state.stored, [from]: Math.max(this.state.stored[from] ?? -1, index) };
    this.#set({ stored });
    this.#commit();
  }

  /** An entry is committed once every quorum of each membership in force includes a voter who stored it. */
  #commit() {
    const { me, log, stored } = this.state;
    const storedByEnough = ({ quorum, voters }: Membership): number => {
      if (quorum === null) return log.length - 1;
      const indexes = voters.map((voter) => (voter === me ? log.length - 1 : (stored[voter] ?? -1)));
      return indexes.toSorted((a, b) => b - a)[voters.length - quorum]!;
    };
    const committed = Math.min(...membershipsInForce(this.state).map(storedByEnough));
    if (committed <= this.state.committed) return;
    this.#set({ committed });
    this.#commit();
  }

  #append(entries: readonly Entry[]) {
    const { state } = this;
    if (state.role !== 'host') return this.#refuse('not-host');
    if (!mayAppend(state, this.#now)) return this.#refuse('lease');
    const areInOrder = entries.every(
      ({ index, term, kind }, i) =>
        index === state.log.length + i && term === state.term && kind !== 'host' && kind !== 'start',
    );
    if (!areInOrder) return this.#refuse('entry');
    // The membership changes once at a time, and not before this term's `host` entry is committed (thesis 4.1 and its correction).
    const changes = membershipsOf([...state.log, ...entries]).length - membershipsOf(state.log).length;
    if (changes > 0 && membershipsInForce(state).length - 1 + changes > 1) return this.#refuse('membership');
    this.#extend(entries);
  }

  #handOver(to: Key, proof: unknown) {
    const { role, term, log } = this.state;
    if (role !== 'host') return this.#refuse('not-host');
    const isLast = (term + 1) % TERMS_PER_ELECTION === 0;
    if (isLast || !membershipOf(log)?.voters.includes(to)) return this.#refuse('person');
    const patientUntil = this.#now + patienceMs(log);
    this.#set({ role: 'handed-over', handedOver: { term, to, proof }, patientUntil, heard: {}, stored: {} });
    this.#repeatHandOver();
  }

  #repeatHandOver() {
    this.#sendEntries(this.state.handedOver!.to, headOf(this.state.log));
    this.#set({ until: this.#now + HEARTBEAT_MS });
  }
}

/** Puts `entries` after `previous` (5.3). Null if they do not fit. Without a conflict, later entries are kept. */
function splice(log: Log, previous: Head, entries: readonly Entry[]): Log | null {
  const isInOrder = entries.every(({ index }, i) => index === previous.index + 1 + i);
  if (!logContains(log, previous) || !isInOrder) return null;
  const firstNew = entries.findIndex(({ index, hash }) => log[index]?.hash !== hash);
  return firstNew === -1 ? log : [...log.slice(0, previous.index + 1 + firstNew), ...entries.slice(firstNew)];
}
