/** The host's side of the election machine: its lease, what each voter has stored, and later terms. */
import type { Signature } from '@cheeseboard/engine/fair';
import { type Input, step } from '../election/election.ts';
import { membershipOf } from '../election/membership.ts';
import type { Ack, HandOver } from '../election/messages.ts';
import {
  awaitedVoters,
  electorate,
  HEARTBEAT_MS,
  inForce,
  LEASE_MS,
  mayAppend,
  restore,
  type State,
  type Stored,
  wakeAt,
} from '../election/state.ts';
import type { LoggedEntry } from '../log/hashed.ts';

export interface HostElectionContext {
  /** Sends a heartbeat to everybody. */
  heartbeat(now: number): void;
  /** Sends somebody the entries after this index again. */
  resend(key: string, after: number): void;
  handOver(message: HandOver, to: string): void;
  /** A later term exists, so this is no longer the host. */
  deposed(): void;
}

export class HostElection {
  readonly #me: string;
  readonly #context: HostElectionContext;
  #state: State | null = null;
  readonly #resentAt = new Map<string, number>();
  /** When each person last had the whole log. */
  readonly #caughtUpAt = new Map<string, number>();

  constructor(me: string, context: HostElectionContext) {
    this.#me = me;
    this.#context = context;
  }

  get stored(): Stored | null {
    if (!this.#state) return null;
    const { term, votedFor, handedOver, committed } = this.#state;
    return { term, votedFor, handedOver, committed };
  }

  get wakeAt(): number | null {
    return this.#state ? wakeAt(this.#state) : null;
  }

  /** Starts or resumes a match with this log. */
  begin(stored: Stored, entries: readonly LoggedEntry[], now: number): void {
    this.#state = restore(this.#me, stored, entries, now);
    this.#caughtUpAt.clear();
  }

  end(): void {
    this.#state = null;
  }

  /** Whether the host has its lease. Without a match it always does. */
  mayAppend(now: number): boolean {
    return !this.#state || mayAppend(this.#state, now);
  }

  /** The silent voters, if they are enough to elect another host. */
  waitingFor(now: number): string[] {
    return this.#state ? awaitedVoters(this.#state, now) : [];
  }

  /** Whether the membership may change now: one change at a time. */
  get mayChangeMembership(): boolean {
    return this.#state !== null && inForce(this.#state).length < 2;
  }

  /** Whether enough voters answer to commit the newest change of the membership soon. */
  mayCommit(now: number): boolean {
    return (
      this.#state === null ||
      inForce(this.#state).every(({ quorum, voters }) => {
        const present = voters.filter((voter) => voter === this.#me || this.#isStoring(voter, now));
        return quorum === null || present.length > voters.length - quorum;
      })
    );
  }

  /** Whether every voter that answers has stored this entry. */
  isStoredByPresent(index: number, now: number): boolean {
    const state = this.#state;
    if (!state) return true;
    const voters = membershipOf(state.log)?.voters ?? [];
    return voters.every((voter) => !this.#isStoring(voter, now) || (state.stored[voter] ?? -1) >= index);
  }

  /** Whether a voter answers, and stores what it is sent. The table does not wait for one that only answers. */
  #isStoring(voter: string, now: number): boolean {
    const { heard, stored, log } = this.#state!;
    if (now - (heard[voter] ?? Number.NEGATIVE_INFINITY) >= LEASE_MS) return false;
    const isBehind = (stored[voter] ?? -1) < log.length - 1;
    return !isBehind || now - (this.#caughtUpAt.get(voter) ?? now) < LEASE_MS;
  }

  get committed(): number {
    return this.#state?.committed ?? -1;
  }

  append(entry: LoggedEntry, now: number): boolean {
    return this.#input({ type: 'append', entries: [entry] }, now);
  }

  acked(from: string, ack: Ack, now: number): void {
    // Whoever asks for entries again and again gets them once per heartbeat.
    if (ack.lacks && now - (this.#resentAt.get(from) ?? Number.NEGATIVE_INFINITY) < HEARTBEAT_MS) return;
    if (ack.lacks) this.#resentAt.set(from, now);
    if (this.#state && ack.term > this.#state.term && !this.#mayElect(from)) return;
    this.#input({ type: 'message', from, message: ack }, now);
    const state = this.#state;
    const isCaughtUp = state && (state.stored[from] ?? -1) === state.log.length - 1;
    if (isCaughtUp || !this.#caughtUpAt.has(from)) this.#caughtUpAt.set(from, now);
  }

  /** Handles the news of a later term. */
  learned(from: string, term: number, now: number): void {
    const state = this.#state;
    if (state && term > state.term) {
      this.acked(from, { t: 'ack', term, n: now, stored: { index: -1, hash: '' }, lacks: false }, now);
    }
  }

  /** Whether a later term can have come about with this person's vote. Nobody else's word ends a host's term. */
  #mayElect(key: string): boolean {
    const state = this.#state!;
    return electorate(state).includes(key) && inForce(state).every(({ quorum }) => quorum !== null);
  }

  handOver(to: string, proof: Signature, now: number): boolean {
    return this.#input({ type: 'hand-over', to, proof }, now);
  }

  wake(now: number): void {
    if (this.#state && now >= wakeAt(this.#state)) this.#input({ type: 'wake' }, now);
  }

  /** Returns false if the machine refuses the input. */
  #input(input: Input, now: number): boolean {
    if (!this.#state) return true;
    const { state, effects } = step(this.#state, input, now, () => {
      throw new Error('a host that is deposed stands again as a guest');
    });
    const isHost = state.role === 'host' || state.role === 'handed-over';
    if (isHost) this.#state = state;
    for (const effect of effects) {
      if (effect.type !== 'send') continue;
      const { message, to } = effect;
      if (message.t === 'append' && to === 'everybody') this.#context.heartbeat(now);
      else if (message.t === 'append') this.#context.resend(to, message.previous.index);
      else if (message.t === 'hand-over') this.#context.handOver(message, to);
    }
    if (!isHost) this.#context.deposed();
    return !effects.some(({ type }) => type === 'refused');
  }
}
