/** Invariants of every global state, written independently of the state machine's code where possible. */
import type { Key } from '@cheeseboard/engine/fair';
import { membershipOf } from '../src/election/membership.ts';
import type { Explorer, GlobalState } from './explorer.ts';
import type { Machine } from './faults.ts';
import { memoize } from './numbers.ts';
import { isPrefix, logsMatch, type Packet, pathOf, type Table } from './table.ts';

/** The host of `term` considered every entry in `path` committed. */
export interface Claim {
  readonly path: string;
  readonly term: number;
}

export class Invariants {
  readonly #explorer: Pick<Explorer, 'states' | 'packets' | 'claims'>;
  readonly #table: Table;
  readonly #machine: Machine;
  readonly #mayAppend: (local: number) => boolean;
  readonly #path: (local: number) => string;
  readonly #vote: (packet: number) => Vote | null;
  readonly #matches = new Map<string, boolean>();

  constructor(explorer: Pick<Explorer, 'states' | 'packets' | 'claims'>, table: Table, machine: Machine) {
    this.#explorer = explorer;
    this.#table = table;
    this.#machine = machine;
    this.#mayAppend = memoize((local) => machine.mayAppend(explorer.states.values[local]!));
    this.#vote = memoize((packet) => voteIn(explorer.packets.values[packet]!));
    this.#path = memoize((local) => pathOf(explorer.states.values[local]!.log));
  }

  /** The id of the longest commit claim so far, after a person enters the local state with the id `local`. */
  claimed(claim: number, local: number): number {
    const { role, log, committed, term } = this.#explorer.states.values[local]!;
    if (role !== 'host' || !this.#machine.checksCommitted) return claim;
    const path = log[committed]?.hash ?? '';
    if (isPrefix(path, this.#explorer.claims.values[claim]!.path)) return claim;
    return this.#explorer.claims.id(JSON.stringify({ path, term } satisfies Claim));
  }

  /** The invariant that a step of `person` violated, or null. */
  violation(before: GlobalState, after: GlobalState, person: number): string | null {
    const { states, claims } = this.#explorer;
    let hosts = 0;
    for (const local of after.locals) if (this.#mayAppend(local)) hosts++;
    if (hosts > 1) return 'two hosts may append at the same moment';
    const path = this.#path(after.locals[person]!);
    if (path !== this.#path(before.locals[person]!))
      for (const other of after.locals)
        if (!this.#match(path, this.#path(other))) return 'two logs differ in one term';
    if (before.claim !== after.claim) {
      const [oldClaim, newClaim] = [claims.values[before.claim]!, claims.values[after.claim]!];
      if (!isPrefix(oldClaim.path, newClaim.path)) return 'two hosts committed different entries';
    }
    if (!this.#isClaimed(after.locals[person]!, after.claim))
      return 'somebody believes that a lost entry is committed';
    const previous = states.values[before.locals[person]!]!;
    const state = states.values[after.locals[person]!]!;
    if (state.role === 'host' && (previous.role !== 'host' || previous.term !== state.term)) {
      const violation = this.#violationOfNewHost(state.me, state.term, path, after);
      if (violation !== null) return violation;
    }
    return this.#votedTwice(before, after) ? 'somebody voted twice in one term' : null;
  }

  #isClaimed(local: number, claim: number): boolean {
    const { log, committed } = this.#explorer.states.values[local]!;
    const path = log[committed]?.hash ?? '';
    return !this.#machine.checksCommitted || isPrefix(path, this.#explorer.claims.values[claim]!.path);
  }

  #match(a: string, b: string): boolean {
    const pair = `${a} ${b}`;
    const knownResult = this.#matches.get(pair);
    if (knownResult !== undefined) return knownResult;
    const isMatching = logsMatch(a, b);
    this.#matches.set(pair, isMatching);
    return isMatching;
  }

  #violationOfNewHost(me: Key, term: number, path: string, { packets, claim }: GlobalState): string | null {
    const committed = this.#explorer.claims.values[claim]!;
    if (committed.term < term && !isPrefix(committed.path, path)) return 'a host lacks a committed entry';
    const acks: { readonly from: Key; readonly term: number; readonly hash: string }[] = [];
    for (const id of packets) {
      const { from, message } = this.#explorer.packets.values[id]!;
      if (message.t === 'append' && message.term === term && from !== me) return 'two hosts in one term';
      if (message.t !== 'ack' || message.lacks || message.term >= term) continue;
      const { hash } = message.stored;
      // An ack from a later term says nothing about this host's log.
      if (this.#table.log(hash).at(-1)?.term === message.term) acks.push({ from, term: message.term, hash });
    }
    for (const ack of acks) {
      const { quorum, voters } = membershipOf(this.#table.log(ack.hash))!;
      const hasStored = (voter: Key) =>
        acks.some(({ from, term, hash }) => from === voter && term === ack.term && isPrefix(ack.hash, hash));
      if (quorum !== null && voters.filter(hasStored).length >= quorum && !isPrefix(ack.hash, path))
        return 'a host lacks an entry that a quorum had stored';
    }
    return null;
  }

  #votedTwice(before: GlobalState, after: GlobalState): boolean {
    if (before.packets === after.packets) return false;
    for (const id of after.packets) {
      const vote = this.#vote(id);
      if (!vote || before.packets.includes(id)) continue;
      for (const packet of after.packets) {
        const otherVote = this.#vote(packet);
        if (
          otherVote &&
          vote.voter === otherVote.voter &&
          vote.term === otherVote.term &&
          vote.candidate !== otherVote.candidate
        )
          return true;
      }
    }
    return false;
  }
}

/** The vote in a message, or null. A candidate's request implies its vote for itself. */
function voteIn({ from, to, message }: Packet): Vote | null {
  if (message.t === 'request-vote' && !message.pre)
    return { voter: from, term: message.term, candidate: from };
  if (message.t === 'vote' && message.granted && !message.pre)
    return { voter: from, term: message.term, candidate: to };
  return null;
}

interface Vote {
  readonly voter: Key;
  readonly term: number;
  readonly candidate: Key;
}
