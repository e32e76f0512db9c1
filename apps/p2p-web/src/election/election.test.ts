import type { Body, Key, QuorumRule } from '@cheeseboard/engine/fair';
import { describe, expect, it } from 'vitest';
import { type Effect, type Input, step } from './election.ts';
import { type Entry, type Log, MIN_PATIENCE_MS } from './membership.ts';
import type { Message } from './messages.ts';
import {
  awaitedVoters,
  FIRST_STORED,
  HEARTBEAT_MS,
  headOf,
  LEASE_MS,
  lastOf,
  MAX_TERM_JUMP,
  mayAppend,
  restore,
  type State,
  wakeAt,
} from './state.ts';

type Parts = { readonly kind: Body['kind'] } & Readonly<Record<string, unknown>>;
const entryAfter = (log: Log, term: number, body: Parts): Entry => ({
  index: log.length,
  term,
  hash: `${headOf(log).hash}/${term}${JSON.stringify(body)}`,
  kind: body.kind,
  body: body as unknown as Body,
});
const makeHostEntry = (log: Log, term: number, key: Key) => entryAfter(log, term, { kind: 'host', key });
const startLog = (people: readonly Key[], quorum: QuorumRule): Log => {
  const seats = [...people.map((key) => ({ kind: 'person', key, name: key })), { kind: 'bot', name: 'Brie' }];
  return [entryAfter([], 0, { kind: 'start', host: people[0]!, seats, policy: { quorum } })];
};

const LATENCY_MS = 50;

/** People with real state machines, a network that delivers in LATENCY_MS, and one clock. */
class Network {
  now = 0;
  readonly people = new Map<Key, State>();
  readonly effects: [Key, Effect][] = [];
  readonly #cut = new Set<Key>();
  #inFlight: { at: number; from: Key; to: Key; message: Message }[] = [];

  constructor(names: string, quorum: QuorumRule = 'majority') {
    for (const me of names)
      this.people.set(me, restore(me, { ...FIRST_STORED, committed: 0 }, startLog([...names], quorum), 0));
  }

  get(key: Key): State {
    return this.people.get(key)!;
  }

  logOf(key: Key): string[] {
    return this.get(key).log.map(({ body }) =>
      Object.values(body as object)
        .slice(0, 2)
        .join(' '),
    );
  }

  /** Isolates these people: no messages in or out, and no wake-ups. */
  cut(...keys: Key[]) {
    for (const key of keys) this.#cut.add(key);
  }

  reconnect(...keys: Key[]) {
    for (const key of keys) this.#cut.delete(key);
  }

  input(key: Key, input: Input): readonly Effect[] {
    const { state, effects } = step(this.get(key), input, this.now, makeHostEntry);
    this.people.set(key, state);
    for (const effect of effects) {
      this.effects.push([key, effect]);
      if (effect.type !== 'send') continue;
      const receivers = effect.to === 'everybody' ? [...this.people.keys()] : [effect.to];
      for (const to of receivers)
        if (to !== key)
          this.#inFlight.push({ at: this.now + LATENCY_MS, from: key, to, message: effect.message });
    }
    return effects;
  }

  append(key: Key, body: Parts): readonly Effect[] {
    const { log, term } = this.get(key);
    return this.input(key, { type: 'append', entries: [entryAfter(log, term, body)] });
  }

  move(key: Key, name: string): readonly Effect[] {
    return this.append(key, { kind: 'move', name });
  }

  restart(key: Key) {
    const { term, votedFor, handedOver, committed, log } = this.get(key);
    this.people.set(key, restore(key, { term, votedFor, handedOver, committed }, log, this.now));
  }

  run(ms: number) {
    for (const end = this.now + ms; this.now < end; this.now += 10) {
      const due = this.#inFlight.filter(({ at }) => at <= this.now);
      this.#inFlight = this.#inFlight.filter(({ at }) => at > this.now);
      for (const { from, to, message } of due)
        if (!this.#cut.has(from) && !this.#cut.has(to)) this.input(to, { type: 'message', from, message });
      for (const [key, state] of this.people)
        if (!this.#cut.has(key) && wakeAt(state) <= this.now) this.input(key, { type: 'wake' });
    }
  }

  mayAppend(): Key[] {
    return [...this.people].filter(([, state]) => mayAppend(state, this.now)).map(([key]) => key);
  }
}

const tableOf = (names: string, quorum?: QuorumRule) => {
  const network = new Network(names, quorum);
  network.run(2 * HEARTBEAT_MS);
  return network;
};
const leave = (seat: number) => ({ kind: 'seat', seat, change: 'leave' }) as const;
const join = (seat: number, key: Key) => ({ kind: 'seat', seat, change: 'join', key }) as const;
const refusals = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.type === 'refused' ? [effect.why] : []));
const voteRequest = (term: number, log: Log = [], pre = false): Message => ({
  t: 'request-vote',
  term,
  pre,
  n: 0,
  head: lastOf(log),
});
/** Asks a voter and returns its answer. */
const ask = (network: Network, voter: Key, from: Key, message: Message) => {
  const effects = network.input(voter, { type: 'message', from, message });
  const sent = effects.flatMap((effect) => (effect.type === 'send' ? [effect.message] : []));
  return sent.find(({ t }) => t === 'vote') as Extract<Message, { t: 'vote' }>;
};

describe('replication', () => {
  it('brings an entry to everybody and commits it when a quorum has stored it', () => {
    const network = tableOf('ABCD');
    network.move('A', 'e4');
    network.run(2 * HEARTBEAT_MS);
    for (const key of 'ABCD') {
      expect(network.logOf(key).at(-1)).toBe('move e4');
      expect(network.get(key).committed).toBe(1);
    }
  });

  it('does not commit what too few have stored', () => {
    const network = tableOf('ABCD');
    network.cut('C', 'D');
    network.move('A', 'e4');
    network.run(2 * HEARTBEAT_MS);
    expect(network.get('B').log).toHaveLength(2);
    expect(network.get('A').committed).toBe(0);
  });

  it('stores entries before it acknowledges them', () => {
    const network = tableOf('ABC');
    network.move('A', 'e4');
    network.effects.length = 0;
    network.run(100);
    const ofB = network.effects.filter(([key]) => key === 'B').map(([, effect]) => effect.type);
    expect(ofB.slice(0, 2)).toEqual(['log', 'send']);
  });

  it('sends missing entries to somebody who was away', () => {
    const network = tableOf('ABCD');
    network.cut('D');
    network.move('A', 'e4');
    network.move('A', 'e5');
    network.run(HEARTBEAT_MS);
    network.reconnect('D');
    network.run(2 * HEARTBEAT_MS);
    expect(network.logOf('D')).toEqual(network.logOf('A'));
  });

  it('keeps later entries when an old append arrives again', () => {
    const network = tableOf('ABC');
    const sent = network.move('A', 'e4').find((effect) => effect.type === 'send')!;
    network.move('A', 'e5');
    network.run(HEARTBEAT_MS);
    network.input('B', { type: 'message', from: 'A', message: sent.message });
    expect(network.get('B').log).toHaveLength(3);
  });

  it('replaces entries of an earlier term that no quorum had stored', () => {
    const network = tableOf('ABCD');
    network.cut('A');
    network.move('A', 'lost');
    network.run(15_000);
    network.reconnect('A');
    network.run(3 * HEARTBEAT_MS);
    expect(network.get('A').role).toBe('follower');
    expect(network.logOf('A')).toEqual(network.logOf('B'));
    expect(network.logOf('A')).not.toContain('move lost');
  });

  it('does not follow somebody whom the log does not name as host', () => {
    const network = tableOf('ABC');
    const { log } = network.get('B');
    const append: Message = {
      t: 'append',
      term: 5_000,
      n: 0,
      previous: headOf(log),
      entries: [],
      committed: 0,
    };
    network.input('B', { type: 'message', from: 'C', message: append });
    expect(network.get('B').term).toBe(0);
  });
});

describe('committed entries', () => {
  it('are not replaced, whatever a later host sends', () => {
    const network = tableOf('ABCD');
    network.move('A', 'e4');
    network.run(2 * HEARTBEAT_MS);
    const before = network.get('B');
    const start = before.log.slice(0, 1);
    const entries = [makeHostEntry(start, 1_000, 'C')];
    const append: Message = {
      t: 'append',
      term: 1_000,
      n: 0,
      previous: headOf(start),
      entries,
      committed: 0,
    };
    network.input('B', { type: 'message', from: 'C', message: append });
    expect(network.get('B')).toEqual(before);
  });
});

describe('election', () => {
  it('gives a table a new host within 12 seconds', () => {
    const network = tableOf('ABCD');
    network.move('A', 'e4');
    network.run(HEARTBEAT_MS);
    network.cut('A');
    network.run(12_000);
    expect(network.mayAppend()).toEqual(['B']);
    expect(network.get('B').term).toBe(1_000);
    for (const key of 'CD') expect(network.logOf(key)).toEqual(['start A', 'move e4', 'host B']);
  });

  it('gives a table a new host when the first candidate is gone too', () => {
    const network = tableOf('ABCD');
    network.cut('A', 'B');
    network.run(15_000);
    expect(network.mayAppend()).toEqual(['C']);
  });

  it('needs a quorum', () => {
    const network = tableOf('ABCD');
    network.cut('A', 'B', 'C');
    network.run(60_000);
    expect(network.get('D').role).toBe('candidate');
    expect(network.get('D').term).toBe(0);
  });

  it('needs everybody else if the table wants it so', () => {
    const network = tableOf('ABCD', 'everybody');
    network.cut('A', 'D');
    network.run(30_000);
    expect(network.mayAppend()).toEqual([]);
    network.reconnect('D');
    network.run(5_000);
    expect(network.mayAppend()).toHaveLength(1);
  });

  it('happens at no table that wants none', () => {
    const network = tableOf('ABCD', 'nobody');
    network.cut('A');
    network.run(30_000);
    for (const key of 'BCD') expect(network.get(key).role).toBe('follower');
  });

  it('makes an old host that returns a follower', () => {
    const network = tableOf('ABCD');
    network.cut('A');
    network.run(12_000);
    network.reconnect('A');
    expect(network.mayAppend()).toEqual(['B']);
    network.run(2 * HEARTBEAT_MS);
    expect(network.get('A').role).toBe('follower');
    expect(network.logOf('A')).toEqual(network.logOf('B'));
  });

  it('rejects a second vote in the same term', () => {
    const network = tableOf('ABCD');
    network.now += MIN_PATIENCE_MS;
    expect(ask(network, 'B', 'C', voteRequest(1_000)).granted).toBe(true);
    network.now += MIN_PATIENCE_MS;
    expect(ask(network, 'B', 'D', voteRequest(1_000)).granted).toBe(false);
    expect(ask(network, 'B', 'D', voteRequest(2_000)).granted).toBe(true);
  });

  it('repeats a vote to the candidate that asks again', () => {
    const network = tableOf('ABCD');
    network.now += MIN_PATIENCE_MS;
    expect(ask(network, 'B', 'C', voteRequest(1_000)).granted).toBe(true);
    expect(ask(network, 'B', 'C', voteRequest(1_000)).granted).toBe(true);
  });

  it('keeps its vote over a restart, and restarts its election timeout', () => {
    const network = tableOf('ABCD');
    network.now += MIN_PATIENCE_MS;
    ask(network, 'B', 'C', voteRequest(1_000));
    network.restart('B');
    expect(ask(network, 'B', 'D', voteRequest(2_000)).granted).toBe(false);
    network.now += MIN_PATIENCE_MS;
    expect(ask(network, 'B', 'D', voteRequest(1_000)).granted).toBe(false);
  });

  it('stores a vote before the answer leaves', () => {
    const network = tableOf('ABCD');
    network.now += MIN_PATIENCE_MS;
    const effects = network.input('B', { type: 'message', from: 'C', message: voteRequest(1_000) });
    expect(effects.map(({ type }) => type)).toEqual(['store', 'send']);
  });

  it('grants neither vote nor pre-vote before its election timeout', () => {
    const network = tableOf('ABCD');
    const { patientUntil } = network.get('B');
    network.now = patientUntil - 1;
    expect(ask(network, 'B', 'C', voteRequest(1_000, [], true)).granted).toBe(false);
    expect(ask(network, 'B', 'C', voteRequest(1_000)).granted).toBe(false);
    network.now = patientUntil;
    expect(ask(network, 'B', 'C', voteRequest(1_000, [], true)).granted).toBe(true);
    expect(network.get('B').term).toBe(0);
    expect(ask(network, 'B', 'C', voteRequest(1_000)).granted).toBe(true);
  });

  it('waits longer for somebody who asks for it', () => {
    const network = tableOf('ABCD');
    network.cut('A', 'D');
    network.input('B', { type: 'wait-longer', ms: 40_000 });
    network.run(35_000);
    expect(network.mayAppend()).toEqual([]);
    network.run(10_000);
    expect(network.mayAppend()).toHaveLength(1);
  });

  it('continues from the longest log, even that of a voter whose election timeout is pending', () => {
    const network = tableOf('ABCD');
    network.cut('B', 'C');
    network.move('A', 'only D has it');
    network.run(HEARTBEAT_MS);
    network.reconnect('B', 'C');
    network.cut('A');
    network.run(12_000);
    expect(network.mayAppend()).toEqual(['B']);
    expect(network.logOf('C')).toEqual(['start A', 'move only D has it', 'host B']);
  });

  it('does not count a vote of somebody whose log is ahead and does not fit', () => {
    const network = tableOf('ABCD');
    network.cut('A', 'C', 'D');
    network.run(12_000);
    const pre = {
      t: 'vote',
      n: 0,
      previous: { index: -1, hash: '' },
      entries: [],
      granted: true,
    } as const;
    const vote = {
      ...pre,
      head: { index: 9, hash: 'unknown', term: 0 },
      committed: { index: 0, hash: '' },
      term: 1_000,
    };
    network.input('B', { type: 'message', from: 'C', message: { ...vote, pre: true } });
    expect(network.get('B').phase).toBe('vote');
    network.input('B', { type: 'message', from: 'C', message: { ...vote, pre: false } });
    expect(network.get('B').votes).toEqual({});
  });

  it('lets a host that learns of a later term stand for a still later one, and win at once', () => {
    const network = tableOf('ABCD');
    network.people.set('D', { ...network.get('D'), term: 3_000, votedFor: 'D' });
    network.run(3 * HEARTBEAT_MS);
    expect(network.mayAppend()).toEqual(['A']);
    expect(network.get('A').term).toBe(4_000);
    expect(network.get('D').term).toBe(4_000);
  });
});

describe('terms', () => {
  it('lets the host of a table of two take a later term without a vote', () => {
    const network = tableOf('AB');
    network.people.set('B', { ...network.get('B'), term: 3_000, votedFor: 'B' });
    network.run(3 * HEARTBEAT_MS);
    expect(network.mayAppend()).toEqual(['A']);
    expect(network.logOf('B')).toEqual(['start A', 'host A']);
  });

  it('ignores a claim to a term that is far too late', () => {
    const network = tableOf('ABCD');
    const term = MAX_TERM_JUMP + 1_000;
    const ack: Message = { t: 'ack', term, n: 0, stored: { index: -1, hash: '' }, lacks: false };
    network.input('A', { type: 'message', from: 'D', message: ack });
    expect(network.get('A').term).toBe(0);
    network.now += MIN_PATIENCE_MS;
    network.input('B', { type: 'message', from: 'D', message: voteRequest(term) });
    expect(network.get('B').term).toBe(0);
  });

  it('are those of the log if a crash came before the term was stored', () => {
    const log = [...startLog([...'AB'], 'majority')];
    log.push(makeHostEntry(log, 1, 'B'));
    expect(restore('B', { ...FIRST_STORED, votedFor: 'A' }, log, 0)).toMatchObject({
      term: 1,
      votedFor: null,
      role: 'host',
    });
  });
});

describe('lease', () => {
  it('ends a lease after the heartbeat was sent, not after the answer came', () => {
    const network = tableOf('ABCD');
    const { heard } = network.get('A');
    const sent = Math.max(...Object.values(heard));
    network.cut('B', 'C', 'D');
    network.now = sent + LEASE_MS - 1;
    expect(network.mayAppend()).toEqual(['A']);
    network.now = sent + LEASE_MS;
    expect(network.mayAppend()).toEqual([]);
    expect(refusals(network.move('A', 'too late'))).toEqual(['lease']);
    expect(awaitedVoters(network.get('A'), network.now)).toEqual(['B', 'C', 'D']);
  });

  it('is not renewed by a late answer', () => {
    const network = tableOf('ABCD');
    const { log } = network.get('A');
    const ack: Message = { t: 'ack', term: 0, n: 0, stored: headOf(log), lacks: false };
    network.now += LEASE_MS + HEARTBEAT_MS;
    for (const from of 'BCD') network.input('A', { type: 'message', from, message: ack });
    expect(network.mayAppend()).toEqual([]);
  });

  it('is not renewed beyond its time by an answer that claims a later heartbeat', () => {
    const network = tableOf('ABCD');
    const { log } = network.get('A');
    const ack: Message = { t: 'ack', term: 0, n: 1e300, stored: headOf(log), lacks: false };
    for (const from of 'BCD') network.input('A', { type: 'message', from, message: ack });
    network.cut('B', 'C', 'D');
    network.now += LEASE_MS;
    expect(network.mayAppend()).toEqual([]);
  });

  it('holds while the silent voters are too few to elect anybody', () => {
    const network = tableOf('ABCD');
    network.cut('D');
    network.run(30_000);
    expect(network.mayAppend()).toEqual(['A']);
    network.cut('C');
    network.run(LEASE_MS + HEARTBEAT_MS);
    expect(network.mayAppend()).toEqual([]);
  });

  it('never makes a host wait for its only guest', () => {
    const network = tableOf('AB');
    network.cut('B');
    network.run(60_000);
    expect(network.mayAppend()).toEqual(['A']);
    expect(network.get('B').role).toBe('follower');
  });

  it('has to be earned again after a restart', () => {
    const network = tableOf('ABCD');
    network.restart('A');
    expect(network.get('A').role).toBe('host');
    expect(network.mayAppend()).toEqual([]);
    network.run(200);
    expect(network.mayAppend()).toEqual(['A']);
  });
});

describe('membership', () => {
  it('does not free a host that removes voters whom it does not hear', () => {
    const network = tableOf('ABCD');
    network.cut('C', 'D');
    expect(refusals(network.append('A', leave(3)))).toEqual([]);
    network.run(LEASE_MS);
    expect(network.mayAppend()).toEqual([]);
    network.cut('A', 'B');
    network.reconnect('C', 'D');
    network.run(12_000);
    expect(network.mayAppend()).toEqual(['C']);
  });

  it('changes one person at a time', () => {
    const network = tableOf('ABCD');
    expect(refusals(network.append('A', leave(3)))).toEqual([]);
    expect(refusals(network.append('A', leave(2)))).toEqual(['membership']);
    network.run(HEARTBEAT_MS);
    expect(refusals(network.append('A', leave(2)))).toEqual([]);
  });

  it('changes only after the new host’s first entry is committed', () => {
    const network = tableOf('ABCD');
    network.cut('A');
    network.run(12_000);
    network.cut('C', 'D');
    const { committed, log } = network.get('B');
    expect(committed).toBe(log.length - 1);
    network.people.set('B', { ...network.get('B'), committed: log.length - 2 });
    expect(refusals(network.append('B', leave(0)))).toEqual(['membership']);
  });

  it('lets a table of three go on as a table of two', () => {
    const network = tableOf('ABC');
    network.cut('C');
    network.append('A', leave(2));
    network.run(60_000);
    network.cut('B');
    network.run(60_000);
    expect(network.mayAppend()).toEqual(['A']);
  });

  it('lets two who are left of three replace the host that is gone', () => {
    const network = tableOf('ABC');
    network.cut('A');
    network.run(12_000);
    expect(refusals(network.append('B', leave(0)))).toEqual([]);
    network.run(HEARTBEAT_MS);
    expect(refusals(network.append('B', join(0, 'X')))).toEqual([]);
  });

  it('counts a newcomer who has stored the log', () => {
    const network = tableOf('ABC');
    network.people.set('X', restore('X', FIRST_STORED, [], network.now));
    network.append('A', join(3, 'X'));
    network.run(3 * HEARTBEAT_MS);
    network.cut('A', 'C');
    network.run(15_000);
    expect(network.mayAppend()).toEqual(['B']);
  });

  it('refuses entries that do not continue the log, and `host` entries', () => {
    const network = tableOf('ABC');
    const { log } = network.get('A');
    const wrong = [
      entryAfter([...log, ...log], 0, leave(1)),
      makeHostEntry(log, 0, 'B'),
      entryAfter(log, 1, leave(1)),
    ];
    for (const entry of wrong)
      expect(refusals(network.input('A', { type: 'append', entries: [entry] }))).toEqual(['entry']);
    expect(refusals(network.move('B', 'not mine'))).toEqual(['not-host']);
  });
});

describe('hand-over', () => {
  it('makes the other host of the next term at once', () => {
    const network = tableOf('ABC');
    network.input('A', { type: 'hand-over', to: 'C', proof: 'signed' });
    expect(refusals(network.move('A', 'too late'))).toEqual(['not-host']);
    network.run(200);
    expect(network.mayAppend()).toEqual(['C']);
    expect(network.get('C').term).toBe(1);
    network.run(HEARTBEAT_MS);
    for (const key of 'AB') expect(network.logOf(key)).toEqual(['start A', 'host C']);
  });

  it('works at a table of two', () => {
    const network = tableOf('AB');
    network.input('A', { type: 'hand-over', to: 'B', proof: 'signed' });
    network.run(200);
    expect(network.mayAppend()).toEqual(['B']);
  });

  it('is repeated with whatever the next host lacks', () => {
    const network = tableOf('ABC');
    network.cut('B');
    network.move('A', 'e4');
    network.input('A', { type: 'hand-over', to: 'B', proof: 'signed' });
    network.run(200);
    network.reconnect('B');
    network.run(2 * HEARTBEAT_MS);
    expect(network.logOf('B')).toEqual(['start A', 'move e4', 'host B']);
    expect(network.mayAppend()).toEqual(['B']);
  });

  it('is kept over a restart: the old host is never host of its term again', () => {
    const network = tableOf('AB');
    network.input('A', { type: 'hand-over', to: 'B', proof: 'signed' });
    network.cut('B');
    network.restart('A');
    network.run(60_000);
    expect(network.get('A').role).toBe('handed-over');
    network.reconnect('B');
    network.run(2 * HEARTBEAT_MS);
    expect(network.mayAppend()).toEqual(['B']);
  });

  it('to somebody who is gone ends in an election', () => {
    const network = tableOf('ABCD');
    network.cut('B');
    network.input('A', { type: 'hand-over', to: 'B', proof: 'signed' });
    network.run(15_000);
    expect(network.mayAppend()).toEqual(['C']);
    network.reconnect('B');
    network.run(2 * HEARTBEAT_MS);
    expect(network.mayAppend()).toEqual(['C']);
    expect(network.get('B').role).toBe('follower');
  });

  it('is refused to somebody who is not at the table', () => {
    const network = tableOf('ABC');
    expect(refusals(network.input('A', { type: 'hand-over', to: 'X', proof: null }))).toEqual(['person']);
    expect(network.get('A').role).toBe('host');
  });
});
