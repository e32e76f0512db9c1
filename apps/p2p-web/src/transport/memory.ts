/**
 * A network in memory, for local play and for fault injection in tests. Each direction of a connection stays in order, as on
 * a real one; everything else happens in the order that the scheduler chooses.
 */
import {
  type Address,
  type CallListener,
  type Connection,
  type ConnectionListener,
  type Listening,
  type ListeningState,
  MAX_MESSAGE_UTF16_UNITS,
  type Transport,
  Unreachable,
} from './transport.ts';

/** Runs a task later. The label explains the task in a failed test's report. */
export type Scheduler = (task: () => void, label: string) => void;

export const microtaskScheduler: Scheduler = (task) => queueMicrotask(task);

export const delayScheduler =
  (delayMs: number): Scheduler =>
  (task) =>
    void setTimeout(task, delayMs);

/** Runs tasks in the order that `fc.scheduler()` chooses. */
export const fastCheckScheduler =
  (scheduler: { schedule<T>(task: Promise<T>, label?: string): Promise<T> }): Scheduler =>
  (task, label) =>
    void scheduler.schedule(Promise.resolve(), label).then(task);

type PeerName = string;

export class MemoryNetwork {
  readonly #schedule: Scheduler;
  readonly #blackedOut = new Set<PeerName>();
  /** The listeners of each address, in the order in which they asked for it. The first listener holds the address. */
  readonly #registrations = new Map<Address, Registration[]>();
  readonly #pairs = new Set<ConnectionPair>();
  /** Pairs of peers between whom no connection can be established, as between two networks that block each other. */
  readonly #blockedPairs = new Set<readonly [PeerName, PeerName]>();
  #isPartitioned: (a: PeerName, b: PeerName) => boolean = () => false;
  #pairCount = 0;

  constructor(scheduler: Scheduler = microtaskScheduler) {
    this.#schedule = scheduler;
  }

  transport(name: PeerName): Transport {
    return {
      listen: (address, listener) => this.#listen(name, address, listener),
      call: (address, signal) => this.#call(name, address, signal),
    };
  }

  /** Breaks the connections between two peers and drops messages in flight. Both ends are notified. */
  cut(a: PeerName, b: PeerName): void {
    for (const pair of this.#pairs) if (pair.has(a) && pair.has(b)) pair.break([a, b]);
  }

  /** Separates two groups of peers until the returned function is called. */
  partition(left: readonly PeerName[], right: readonly PeerName[]): () => void {
    const isPartitioned = (a: PeerName, b: PeerName) =>
      (left.includes(a) && right.includes(b)) || (right.includes(a) && left.includes(b));
    this.#isPartitioned = isPartitioned;
    for (const a of left) for (const b of right) this.cut(a, b);
    return () => {
      if (this.#isPartitioned === isPartitioned) this.#isPartitioned = () => false;
    };
  }

  /** Breaks the connections between two peers, and lets them find each other but not connect, until the returned function is called. */
  block(a: PeerName, b: PeerName): () => void {
    const pair = [a, b] as const;
    this.#blockedPairs.add(pair);
    this.cut(a, b);
    return () => this.#blockedPairs.delete(pair);
  }

  #isBlocked(a: PeerName, b: PeerName): boolean {
    return [...this.#blockedPairs].some((pair) => pair.includes(a) && pair.includes(b));
  }

  /** Breaks all connections of the peer and gives up its addresses. The other ends are notified. A new peer may use the name. */
  crash(name: PeerName): void {
    for (const pair of this.#pairs) if (pair.has(name)) pair.break([pair.peerOf(name)]);
    for (const registration of [...this.#registrations.values()].flat()) {
      if (registration.name === name) registration.leave();
    }
  }

  /** Holds back all messages to and from the peer until the returned function is called; then they are delivered. */
  blackout(name: PeerName): () => void {
    this.#blackedOut.add(name);
    this.#blackoutChanged(name, true);
    return () => {
      if (this.#blackedOut.delete(name)) this.#blackoutChanged(name, false);
    };
  }

  #blackoutChanged(name: PeerName, isBlackedOut: boolean): void {
    for (const pair of this.#pairs) if (pair.has(name)) pair.blackoutChanged(isBlackedOut);
    for (const registration of [...this.#registrations.values()].flat()) {
      if (registration.name === name) registration.refresh();
    }
  }

  #listen(name: PeerName, address: Address, listener: CallListener): Listening {
    const queue = this.#registrations.get(address) ?? [];
    this.#registrations.set(address, queue);
    const registration: Registration = {
      name,
      listener,
      state: 'opening',
      refresh: () => {
        const state = this.#blackedOut.has(name) ? 'lost' : queue[0] === registration ? 'open' : 'taken';
        if (state === registration.state || !queue.includes(registration)) return;
        registration.state = state;
        listener.state?.(state);
      },
      leave: () => {
        const index = queue.indexOf(registration);
        if (index >= 0) queue.splice(index, 1);
        const next = queue[0];
        if (next) this.#schedule(() => next.refresh(), `${next.name} gets ${address}`);
      },
    };
    queue.push(registration);
    this.#schedule(() => registration.refresh(), `${name} listens at ${address}`);
    return {
      get state() {
        return registration.state;
      },
      close: () => registration.leave(),
    };
  }

  #call(name: PeerName, address: Address, signal?: AbortSignal): Promise<Connection> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const abort = () => reject(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      this.#schedule(() => {
        signal?.removeEventListener('abort', abort);
        if (signal?.aborted) return;
        if (this.#blackedOut.has(name)) return reject(new Unreachable('signalling'));
        // In a partition, the first peer of each side holds the address there.
        const registration = this.#registrations
          .get(address)
          ?.find((candidate) => !this.#isPartitioned(name, candidate.name));
        const isTaken =
          registration?.state === 'taken' && this.#registrations.get(address)![0] !== registration;
        if (!registration || (registration.state !== 'open' && !isTaken)) {
          return reject(new Unreachable('nobody'));
        }
        if (this.#isBlocked(name, registration.name)) {
          registration.listener.failed?.();
          return reject(new Unreachable('blocked'));
        }
        const pair = new ConnectionPair(++this.#pairCount, [name, registration.name], this.#schedule, {
          isBlackedOut: () => this.#blackedOut.has(name) || this.#blackedOut.has(registration.name),
          closed: () => this.#pairs.delete(pair),
        });
        this.#pairs.add(pair);
        resolve(pair.ends[0]);
        registration.listener.connected(pair.ends[1]);
      }, `${name} calls ${address}`);
    });
  }
}

interface Registration {
  readonly name: PeerName;
  readonly listener: CallListener;
  state: ListeningState;
  refresh(): void;
  leave(): void;
}

interface PairContext {
  isBlackedOut(): boolean;
  closed(): void;
}

/** The two ends of a connection. */
class ConnectionPair {
  readonly ends: readonly [ConnectionEnd, ConnectionEnd];
  readonly #context: PairContext;

  constructor(
    number: number,
    names: readonly [PeerName, PeerName],
    scheduler: Scheduler,
    context: PairContext,
  ) {
    this.#context = context;
    const fingerprints = [`memory ${number} caller`, `memory ${number} called`] as const;
    const end = (own: 0 | 1, other: 0 | 1): ConnectionEnd =>
      new ConnectionEnd(names[own], { own: fingerprints[own], other: fingerprints[other] }, scheduler, {
        other: () => this.ends[other],
        isBlackedOut: context.isBlackedOut,
        closed: () => {
          if (this.ends.every(({ open }) => !open)) context.closed();
        },
      });
    this.ends = [end(0, 1), end(1, 0)];
  }

  has(name: PeerName): boolean {
    return this.ends.some((end) => end.name === name);
  }

  peerOf(name: PeerName): PeerName {
    return this.ends.find((end) => end.name !== name)?.name ?? name;
  }

  blackoutChanged(blackedOut: boolean): void {
    for (const end of this.ends) end.blackoutChanged(blackedOut);
  }

  /** Breaks the connection. Only the ends of the named peers are notified. */
  break(notified: readonly PeerName[]): void {
    for (const end of this.ends) end.break(notified.includes(end.name));
    this.#context.closed();
  }
}

interface EndContext extends PairContext {
  other(): ConnectionEnd;
}

/** `lost` is detected locally, so it is delivered even in a blackout. */
type ConnectionEvent = { readonly text: string } | 'bye' | 'lost' | 'shaky' | 'steady';

class ConnectionEnd implements Connection {
  readonly name: PeerName;
  readonly fingerprints: { readonly own: string; readonly other: string };
  readonly #schedule: Scheduler;
  readonly #context: EndContext;
  /** Events on their way to this end. */
  #inFlight: ConnectionEvent[] = [];
  /** Deliveries that fell due during a blackout. */
  #heldDeliveries = 0;
  #listener: ConnectionListener | null = null;
  /** Events from before there was a listener. */
  #queue: ConnectionEvent[] = [];
  open = true;

  constructor(
    name: PeerName,
    fingerprints: ConnectionEnd['fingerprints'],
    scheduler: Scheduler,
    context: EndContext,
  ) {
    this.name = name;
    this.fingerprints = fingerprints;
    this.#schedule = scheduler;
    this.#context = context;
  }

  send(text: string): void {
    if (text.length > MAX_MESSAGE_UTF16_UNITS) throw new RangeError(`a text of ${text.length} characters`);
    if (this.open) this.#context.other().#enqueue({ text });
  }

  close(): void {
    if (!this.open) return;
    this.#end();
    this.#context.other().#enqueue('bye');
  }

  listen(listener: ConnectionListener): void {
    this.#listener = listener;
    for (const event of this.#queue.splice(0)) if (this.open) this.#notify(event);
  }

  blackoutChanged(blackedOut: boolean): void {
    if (!this.open) return;
    this.#schedule(() => this.open && this.#notify(blackedOut ? 'shaky' : 'steady'), `${this.name} notices`);
    if (blackedOut) return;
    for (; this.#heldDeliveries > 0; this.#heldDeliveries--) {
      this.#schedule(() => this.#deliver(), `to ${this.name}`);
    }
  }

  break(notified: boolean): void {
    if (!this.open) return;
    this.#inFlight = [];
    if (notified) this.#enqueue('lost');
    else this.#end();
  }

  #end(): void {
    this.open = false;
    this.#inFlight = [];
    this.#queue = [];
    this.#context.closed();
  }

  #enqueue(event: ConnectionEvent): void {
    if (!this.open) return;
    this.#inFlight.push(event);
    this.#schedule(() => this.#deliver(), `to ${this.name}`);
  }

  #deliver(): void {
    if (!this.open) return;
    if (this.#context.isBlackedOut() && this.#inFlight[0] !== 'lost') {
      this.#heldDeliveries++;
      return;
    }
    const event = this.#inFlight.shift();
    if (event === undefined) return;
    this.#notify(event);
  }

  #notify(event: ConnectionEvent): void {
    if (!this.#listener) {
      this.#queue.push(event);
      return;
    }
    const listener = this.#listener;
    if (event === 'bye' || event === 'lost') {
      this.#end();
      listener.closed();
    } else if (event === 'shaky' || event === 'steady') listener.shaky?.(event === 'shaky');
    else listener.text(event.text);
  }
}
