/** The explored state machine, and variants of it with one planted fault. */

import type { Key } from '@cheeseboard/engine/fair';
import { type Input, step } from '../src/election/election.ts';
import { type Log, membershipOf } from '../src/election/membership.ts';
import { FIRST_STORED, mayAppend, membershipsInForce, restore, type State } from '../src/election/state.ts';
import type { Packet, Table } from './table.ts';

export interface Step {
  readonly state: State;
  readonly packets: readonly Packet[];
}

export interface Machine {
  step(state: State, input: Input): Step;
  restart(state: State): State;
  mayAppend(state: State): boolean;
  /** Whether invariants of committed entries are checked. They are not for a fault that makes hosts consider entries committed too early. */
  readonly checksCommitted: boolean;
}

/** The explorer's clock stands still; see explorer.ts. */
export const NOW_MS = 0;
/** A time before any timeout or lease that could still count. */
export const EXPIRED_MS = -1_000_000;

export function machineFor(table: Table): Machine {
  const makeHostEntry = (log: Log, term: number, key: Key) => table.entry(log, term, `h${key}`);
  return {
    step(state, input) {
      const { state: after, effects } = step(state, input, NOW_MS, makeHostEntry);
      const packets = effects.flatMap((effect) =>
        effect.type === 'send' ? [{ from: state.me, to: effect.to, message: effect.message }] : [],
      );
      return { state: after, packets };
    },
    restart: ({ me, term, votedFor, handedOver, committed, log }) =>
      restore(me, { term, votedFor, handedOver, committed }, log, NOW_MS),
    mayAppend: (state) => mayAppend(state, NOW_MS),
    checksCommitted: true,
  };
}

type Fault = (machine: Machine, table: Table) => Partial<Machine>;

const isVoteRequest = (input: Input): input is Extract<Input, { type: 'message' }> =>
  input.type === 'message' && input.message.t === 'request-vote';

export const FAULTS: Readonly<Record<string, Fault>> = {
  'votes twice in a term': (machine) => ({
    step: (state, input) => {
      const isSameTerm = isVoteRequest(input) && input.message.term === state.term;
      return machine.step(isSameTerm ? { ...state, votedFor: input.from } : state, input);
    },
  }),
  'ignores the lease': (machine) => ({
    step: (state, input) => machine.step(input.type === 'append' ? withLease(state) : state, input),
    mayAppend: ({ role }) => role === 'host',
  }),
  'a membership counts at once': (machine) => ({
    step: (state, input) => machine.step(withMembership(state), input),
    mayAppend: (state) => machine.mayAppend(withMembership(state)),
    checksCommitted: false,
  }),
  'forgets its vote on restart': (machine) => ({
    restart: (state) => machine.restart({ ...state, term: state.log.at(-1)!.term, votedFor: null }),
  }),
  'forgets its log on restart': (machine) => ({
    restart: (state) => machine.restart({ ...state, log: state.log.slice(0, 1), committed: 0 }),
  }),
  'votes before its election timeout': (machine) => ({
    step: (state, input) =>
      machine.step(
        isVoteRequest(input) && state.role !== 'host' ? { ...state, patientUntil: EXPIRED_MS } : state,
        input,
      ),
  }),
  'votes for an old host after it voted for another': (machine) => ({
    step: (state, input) =>
      machine.step(
        isVoteRequest(input) && input.from === membershipOf(state.log)?.host
          ? { ...state, patientUntil: EXPIRED_MS }
          : state,
        input,
      ),
  }),
  'withholds entries from the candidate': (machine) => ({
    step: (state, input) => {
      const { state: after, packets } = machine.step(state, input);
      return { state: after, packets: packets.map(withoutEntries) };
    },
  }),
  'stays host after a hand-over': (machine) => ({
    step: (state, input) => {
      const { state: after, packets } = machine.step(state, input);
      return {
        state: input.type === 'hand-over' ? { ...after, role: 'host', heard: state.heard } : after,
        packets,
      };
    },
  }),
};

function withLease(state: State): State {
  const voters = membershipsInForce(state).flatMap((membership) => membership.voters);
  return { ...state, heard: Object.fromEntries(voters.map((voter) => [voter, NOW_MS])) };
}

const withMembership = (state: State): State => ({
  ...state,
  committed: Math.max(state.committed, membershipOf(state.log)?.index ?? -1),
});

function withoutEntries(packet: Packet): Packet {
  const { message } = packet;
  if (message.t !== 'vote') return packet;
  const emptyHead = { index: -1, hash: '' };
  return {
    ...packet,
    message: { ...message, head: { ...emptyHead, term: -1 }, previous: emptyHead, entries: [] },
  };
}

export const faultyMachine = (table: Table, fault: string | null): Machine => {
  const machine = machineFor(table);
  return fault === null ? machine : { ...machine, ...FAULTS[fault]!(machine, table) };
};

/** A person's state when the search begins: a host with a fresh lease, or a follower with a fresh timeout. */
export function firstState(table: Table, me: Key): State {
  const path = me === table.newcomer ? '' : '/0S';
  const state = restore(me, { ...FIRST_STORED, committed: path ? 0 : -1 }, table.log(path), NOW_MS);
  return state.role === 'host' ? { ...withLease(state), stored: storedAt(state, 0) } : state;
}

const storedAt = ({ log }: State, index: number) =>
  Object.fromEntries(membershipOf(log)!.voters.map((voter) => [voter, index]));
