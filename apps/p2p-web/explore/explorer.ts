/**
 * A model checker for the election: breadth-first search over every order of events at one table, on the real state machine.
 *
 * - Messages. A sent message stays in the network and may be delivered at any time, any number of times, or never. This covers
 *   loss, delay, duplication, reordering and every partition.
 * - Time. Clocks stand still; timeouts are events. A voter's election timeout (its patience) may expire whenever it matters:
 *   when it becomes a candidate, or is asked for a vote. Real clocks guarantee one thing: the timeout is longer than a lease,
 *   so a voter's earlier answers no longer support a lease once its timeout expires. The explorer therefore expires all of
 *   them together with the timeout, received or in flight. A host's lease may also expire on its own.
 * - Pre-votes are always granted, unless `preVotes` is set. They only prevent candidacies, so this adds behaviour and hides
 *   none.
 * - Crashes. A restart keeps the stored state. Somebody who lost their storage never acts again, which some paths cover anyway;
 *   they may come back as the newcomer.
 * - Symmetry reduction. Voters are interchangeable: states that differ only in the voters' names are explored once.
 *
 * Local steps are computed by the real state machine and memoized.
 */

import type { Key } from '@cheeseboard/engine/fair';
import type { Input } from '../src/election/election.ts';
import { MIN_PATIENCE_MS, membershipOf } from '../src/election/membership.ts';
import { LEASE_MS, type State, TERMS_PER_ELECTION } from '../src/election/state.ts';
import { EXPIRED_MS, faultyMachine, firstState, type Machine, NOW_MS, type Step } from './faults.ts';
import { type Claim, Invariants } from './invariants.ts';
import {
  compare,
  HashSet,
  hashOf,
  Interner,
  memoize,
  mergeSorted,
  permutations,
  sortedUnique,
} from './numbers.ts';
import { describe, type Packet, Table } from './table.ts';

/** Limits of the search. */
export interface Bounds {
  readonly voters: 3 | 4;
  /** Events before the search begins, as written in a trace. */
  readonly start: readonly string[];
  /** The longest sequence of events. */
  readonly depth: number;
  readonly elections: number;
  readonly appends: number;
  readonly changes: number;
  readonly handOvers: number;
  readonly restarts: number;
  readonly preVotes: boolean;
}

export interface Report {
  /** The number of new states at each depth. */
  readonly levels: readonly number[];
  readonly states: number;
  readonly violation: { readonly description: string; readonly trace: readonly string[] } | null;
}

/** The state of the whole table, as interned ids. */
export interface GlobalState {
  /** The id of each person's local state. */
  readonly locals: readonly number[];
  /** The ids of all messages ever sent, sorted. */
  readonly packets: readonly number[];
  /** The longest log that a host considered committed. */
  readonly claim: number;
  /** How many appends, changes, hand-overs and restarts are left. */
  readonly budget: number;
}

type Budget = readonly [appends: number, changes: number, handOvers: number, restarts: number];
const [APPENDS, CHANGES, HAND_OVERS, RESTARTS] = [0, 1, 2, 3];

const STALE_MS = NOW_MS - LEASE_MS;
/** Event codes below this are a person's own events; above it, deliveries. */
const FIRST_PACKET_CODE = 64;

export class Explorer {
  readonly states: Interner<State>;
  readonly packets: Interner<Packet>;
  readonly claims = new Interner<Claim>((text) => JSON.parse(text));
  readonly #budgets = new Interner<Budget>((text) => JSON.parse(text));
  readonly #bounds: Bounds;
  readonly #table: Table;
  readonly #machine: Machine;
  readonly #invariants: Invariants;
  readonly #steps = new Map<number, { readonly to: number; readonly sent: readonly number[] } | null>();
  readonly #renamings: readonly Renaming[];
  readonly #expireAnswersOf: ((local: number) => number)[];
  readonly #expirePacket: (packet: number) => number;

  constructor(bounds: Bounds, fault: string | null = null) {
    this.#bounds = bounds;
    this.#table = new Table(bounds.voters);
    this.#machine = faultyMachine(this.#table, fault);
    this.states = new Interner((text) => this.#table.stateOf(text));
    this.packets = new Interner((text) => this.#table.packetOf(text));
    this.#invariants = new Invariants(this, this.#table, this.#machine);
    this.#renamings = permutations(bounds.voters).map((order) => this.#renaming(order));
    this.#expireAnswersOf = this.#table.people.map((voter) =>
      memoize((local) => this.#stateId(expireAnswersOf(this.states.values[local]!, voter))),
    );
    this.#expirePacket = memoize((packet) => this.#packetId(expirePacket(this.packets.values[packet]!)));
  }

  run(onLevel: (depth: number, newStates: number) => void = () => {}): Report {
    const seenHashes = new HashSet();
    const hashes: number[] = [];
    const parents: number[] = [];
    const levels: number[] = [];
    let frontier: GlobalState[] = [];
    const addIfNew = (after: GlobalState, parent: number, states: GlobalState[]) => {
      const { global: canonical } = this.#canonical(after);
      const hash = hashOfGlobal(canonical);
      if (!seenHashes.add(hash)) return;
      hashes.push(hash);
      parents.push(parent);
      states.push(canonical);
    };
    addIfNew(this.#initialState(), -1, frontier);
    for (let depth = 0; frontier.length > 0; depth++) {
      levels.push(frontier.length);
      onLevel(depth, frontier.length);
      if (depth === this.#bounds.depth) break;
      const nextFrontier: GlobalState[] = [];
      const offset = hashes.length - frontier.length;
      for (let i = 0; i < frontier.length; i++) {
        const global = frontier[i]!;
        for (const successor of this.#successors(global)) {
          const description = this.#invariants.violation(global, successor.after, successor.person);
          if (description === null) {
            addIfNew(successor.after, offset + i, nextFrontier);
            continue;
          }
          const trace = this.#trace(hashes, parents, offset + i, successor);
          return { levels, states: hashes.length, violation: { description, trace } };
        }
      }
      frontier = nextFrontier;
    }
    return { levels, states: hashes.length, violation: null };
  }

  #initialState(): GlobalState {
    const { appends, changes, handOvers, restarts } = this.#bounds;
    const initialState: GlobalState = {
      locals: this.#table.people.map((me) => this.#stateId(firstState(this.#table, me))),
      packets: [],
      claim: this.claims.id(JSON.stringify({ path: '/0S', term: 0 } satisfies Claim)),
      budget: this.#budgets.id(JSON.stringify([appends, changes, handOvers, restarts])),
    };
    return this.#bounds.start.reduce((global, name) => {
      const successor = this.#successors(global).find((successor) => this.#nameOf(successor) === name);
      if (!successor) throw new RangeError(`event is not possible: ${name}`);
      return successor.after;
    }, initialState);
  }

  /** The events that led to a state, with the voters' original names. */
  #trace(
    hashes: readonly number[],
    parents: readonly number[],
    lastIndex: number,
    event: Successor,
  ): string[] {
    const pathHashes: number[] = [];
    for (let index = lastIndex; index > 0; index = parents[index]!) pathHashes.unshift(hashes[index]!);
    const { people } = this.#table;
    let names = people;
    const nameWithOriginalVoters = (successor: Successor) =>
      this.#nameOf(successor).replace(/[B-E]/g, (key) => names[people.indexOf(key)]!);
    let global = this.#initialState();
    const initial = this.#canonical(global);
    names = people.map((_, i) => names[initial.positions.indexOf(i)]!);
    global = initial.global;
    const trace = pathHashes.map((hash) => {
      const successor = this.#successors(global).find(
        ({ after }) => hashOfGlobal(this.#canonical(after).global) === hash,
      )!;
      const eventName = nameWithOriginalVoters(successor);
      const { global: canonical, positions } = this.#canonical(successor.after);
      names = people.map((_, i) => names[positions.indexOf(i)]!);
      global = canonical;
      return eventName;
    });
    return [...this.#bounds.start, ...trace, nameWithOriginalVoters(event)];
  }

  #nameOf({ code, person }: Successor): string {
    const { people } = this.#table;
    const me = people[person]!;
    if (code >= FIRST_PACKET_CODE) {
      const { from, message } = this.packets.values[(code - FIRST_PACKET_CODE) >> 1]!;
      return `${code % 2 === 0 ? me : `${me}, timed out,`} receives from ${from}: ${describe(message)}`;
    }
    const names = ['wakes', 'loses its lease', 'restarts', 'appends', `adds ${people.at(-1)}`];
    const otherName = people[code % 8]!;
    return `${me} ${names[code] ?? (code < 16 ? `removes ${otherName}` : `hands over to ${otherName}`)}`;
  }

  // Events

  #successors(global: GlobalState): Successor[] {
    const successors: Successor[] = [];
    const { people, newcomer } = this.#table;
    const budget = this.#budgets.values[global.budget]!;
    for (let person = 0; person < people.length; person++) {
      const state = this.states.values[global.locals[person]!]!;
      const addSuccessor = (code: number, compute: () => Step, cost?: number, isTimeout = false) =>
        this.#addSuccessor(successors, global, person, code, compute, cost, isTimeout);
      const isHost = state.role === 'host';
      addSuccessor(0, () => this.#wake(state), undefined, !isHost && state.role !== 'candidate');
      if (budget[RESTARTS]! > 0 && state.me !== newcomer)
        addSuccessor(2, () => ({ state: this.#machine.restart(state), packets: [] }), RESTARTS);
      if (!isHost) continue;
      addSuccessor(1, () => ({ state: expireLease(state), packets: [] }));
      if (budget[APPENDS]! > 0) addSuccessor(3, () => this.#append(state, `e${state.me}`), APPENDS);
      const { voters } = membershipOf(state.log)!;
      if (budget[CHANGES]! > 0 && !voters.includes(newcomer))
        addSuccessor(4, () => this.#append(state, `+${newcomer}`), CHANGES);
      for (const voter of voters) {
        const otherIndex = people.indexOf(voter);
        if (budget[CHANGES]! > 0)
          addSuccessor(8 + otherIndex, () => this.#append(state, `-${voter}`), CHANGES);
        const input: Input = { type: 'hand-over', to: voter, proof: null };
        if (budget[HAND_OVERS]! > 0)
          addSuccessor(16 + otherIndex, () => this.#machine.step(state, input), HAND_OVERS);
      }
    }
    for (const id of global.packets) this.#deliver(successors, global, id);
    return successors;
  }

  #deliver(successors: Successor[], global: GlobalState, id: number) {
    const { from, to, message } = this.packets.values[id]!;
    for (const [person, me] of this.#table.people.entries()) {
      if (me !== to && (to !== 'everybody' || me === from)) continue;
      const state = this.states.values[global.locals[person]!]!;
      const input = { type: 'message', from, message } as const;
      const code = FIRST_PACKET_CODE + 2 * id;
      this.#addSuccessor(successors, global, person, code, () => this.#receive(state, input));
      if (message.t !== 'request-vote' || state.patientUntil <= NOW_MS) continue;
      const receiveAfterTimeout = () => this.#receive({ ...state, patientUntil: EXPIRED_MS }, input);
      this.#addSuccessor(successors, global, person, code + 1, receiveAfterTimeout, undefined, true);
    }
  }

  /**
   * Lets a person receive a message. Drops refused votes from which the candidate learns neither a later term nor
   * entries.
   */
  #receive(state: State, input: Extract<Input, { type: 'message' }>): Step {
    const { state: after, packets } = this.#machine.step(state, input);
    const isRelevant = ({ message }: Packet) =>
      message.t !== 'vote' ||
      message.granted ||
      message.entries.length > 0 ||
      message.term > input.message.term;
    return { state: after, packets: packets.filter(isRelevant) };
  }

  /** Adds the state after one person's step, unless nothing changed or it is out of bounds. `cost`: which budget the step uses. */
  #addSuccessor(
    successors: Successor[],
    global: GlobalState,
    person: number,
    code: number,
    compute: () => Step,
    cost?: number,
    isTimeout = false,
  ) {
    const local = global.locals[person]!;
    const key = local * 0x8000000 + code;
    let step = this.#steps.get(key);
    if (step === undefined) {
      step = this.#internWithinBounds(compute());
      this.#steps.set(key, step);
    }
    if (step === null || (step.to === local && step.sent.every((id) => global.packets.includes(id)))) return;
    const globalBefore = isTimeout ? this.#expireAnswers(global, person) : global;
    const locals = globalBefore.locals.with(person, step.to);
    const packets = mergeSorted(globalBefore.packets, step.sent);
    const claim = this.#invariants.claimed(global.claim, step.to);
    const budget = cost === undefined ? global.budget : this.#spend(global.budget, cost);
    successors.push({ code, person, after: { locals, packets, claim, budget } });
  }

  /** Interns the result of a step; null if it is out of bounds. */
  #internWithinBounds({
    state,
    packets,
  }: Step): { readonly to: number; readonly sent: readonly number[] } | null {
    if (state.term >= (this.#bounds.elections + 1) * TERMS_PER_ELECTION) return null;
    return { to: this.#stateId(state), sent: packets.map((packet) => this.#packetId(packet)) };
  }

  #spend(budget: number, kindOfEvent: number): number {
    const remainingBudget = this.#budgets.values[budget]!;
    return this.#budgets.id(
      JSON.stringify(remainingBudget.with(kindOfEvent, remainingBudget[kindOfEvent]! - 1)),
    );
  }

  /** Makes all answers of a person too old to support a lease. */
  #expireAnswers(global: GlobalState, person: number): GlobalState {
    const locals = global.locals.map(this.#expireAnswersOf[person]!);
    const voter = this.#table.people[person]!;
    const isAnswer = (id: number) => this.packets.values[id]!.from === voter;
    if (!global.packets.some(isAnswer)) return { ...global, locals };
    const packets = global.packets.map((id) => (isAnswer(id) ? this.#expirePacket(id) : id));
    return { ...global, locals, packets: sortedUnique(packets) };
  }

  /** The id of a state with normalized timers: `until` is always due, and a follower's timeout is pending unless an event expires it. */
  #stateId(state: State): number {
    const isTimeoutPending = state.role === 'follower' || state.role === 'handed-over';
    const patientUntil = isTimeoutPending ? NOW_MS + MIN_PATIENCE_MS : EXPIRED_MS;
    return this.states.id(this.#table.stateText({ ...state, until: NOW_MS, patientUntil }));
  }

  #packetId(packet: Packet): number {
    return this.packets.id(this.#table.packetText(packet));
  }

  #wake(state: State): Step {
    const wokenStep = this.#machine.step({ ...state, patientUntil: EXPIRED_MS }, { type: 'wake' });
    if (this.#bounds.preVotes) return wokenStep;
    let step = wokenStep;
    for (const { to, message } of wokenStep.packets) {
      if (step.state.phase !== 'pre-vote' || message.t !== 'request-vote') break;
      step = this.#machine.step(step.state, { type: 'message', from: to, message: grantPreVote(message) });
    }
    return step.state.phase === 'pre-vote' ? { ...step, packets: [] } : step;
  }

  #append(state: State, label: string): Step {
    const entry = this.#table.entry(state.log, state.term, label);
    return this.#machine.step(state, { type: 'append', entries: [entry] });
  }

  // Symmetry

  /** The smallest state among those that differ only in the voters' names. */
  #canonical({ locals, packets, claim, budget }: GlobalState): {
    global: GlobalState;
    positions: readonly number[];
  } {
    let smallestLocals = this.#renamings[0]!.locals(locals);
    let ties: Renaming[] = [];
    for (const renaming of this.#renamings) {
      const renamedLocals = renaming.locals(locals);
      const order = compare(renamedLocals, smallestLocals);
      if (order > 0) continue;
      if (order < 0) ties = [];
      smallestLocals = renamedLocals;
      ties.push(renaming);
    }
    let [bestRenaming, smallestPackets] = [ties[0]!, ties[0]!.packets(packets)];
    for (let i = 1; i < ties.length; i++) {
      const renamedPackets = ties[i]!.packets(packets);
      if (compare(renamedPackets, smallestPackets) < 0)
        [bestRenaming, smallestPackets] = [ties[i]!, renamedPackets];
    }
    const global = {
      locals: smallestLocals,
      packets: smallestPackets,
      claim: bestRenaming.claim(claim),
      budget,
    };
    return { global, positions: bestRenaming.positions };
  }

  /** Makes a renaming of the voters, which are always the capital letters B to E in the texts. */
  #renaming(order: readonly number[]): Renaming {
    const { people } = this.#table;
    const positions = [0, ...order.map((i) => i + 1), order.length + 1];
    const rename = (text: string) =>
      text.replace(/[B-E]/g, (key) => people[positions[people.indexOf(key)]!]!);
    const state = memoize((id) => this.#stateId(this.#table.stateOf(rename(this.states.texts[id]!))));
    const packet = memoize((id) => this.#packetId(this.#table.packetOf(rename(this.packets.texts[id]!))));
    return {
      positions,
      locals(locals) {
        const renamedLocals = locals.slice();
        for (let i = 0; i < locals.length; i++) renamedLocals[positions[i]!] = state(locals[i]!);
        return renamedLocals;
      },
      packets: (packets) => packets.map(packet).sort((a, b) => a - b),
      claim: memoize((id) => this.claims.id(rename(this.claims.texts[id]!))),
    };
  }
}

interface Successor {
  readonly code: number;
  readonly person: number;
  readonly after: GlobalState;
}

interface Renaming {
  /** For each person, the index of their new name. */
  readonly positions: readonly number[];
  readonly locals: (locals: readonly number[]) => readonly number[];
  readonly packets: (packets: readonly number[]) => readonly number[];
  readonly claim: (id: number) => number;
}

const hashOfGlobal = ({ locals, packets, claim, budget }: GlobalState): number =>
  hashOf([...locals, claim, budget, ...packets]);

const expireLease = (state: State): State => ({
  ...state,
  heard: Object.fromEntries(Object.keys(state.heard).map((voter) => [voter, STALE_MS])),
});

function expireAnswersOf(state: State, voter: Key): State {
  const { heard, votes } = state;
  return {
    ...state,
    heard: voter in heard ? { ...heard, [voter]: STALE_MS } : heard,
    votes: votes[voter] ? { ...votes, [voter]: { ...votes[voter], n: STALE_MS } } : votes,
  };
}

function expirePacket({ from, to, message }: Packet): Packet {
  const isAnswer = message.t === 'ack' || message.t === 'vote';
  return { from, to, message: isAnswer ? { ...message, n: STALE_MS } : message };
}

/** A granted pre-vote without entries. */
function grantPreVote({ term, pre, n }: Extract<Packet['message'], { t: 'request-vote' }>) {
  const emptyHead = { index: -1, hash: '' };
  const head = { ...emptyHead, term: -1 };
  return {
    t: 'vote',
    term,
    pre,
    n,
    granted: true,
    head,
    previous: emptyHead,
    entries: [],
    committed: emptyHead,
  } as const;
}
