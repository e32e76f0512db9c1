/** Runs the client's machine over a transport, as a `Table` for screens. */
import type { AnyGame } from '@cheeseboard/engine';
import { keysFrom, openedLog } from '../log/open-log.ts';
import type {
  Act,
  Answer,
  ConnectionStatus,
  ElectionStatus,
  Ended,
  Table,
  TableState,
} from '../tables/table.ts';
import { firstConnection, mostSpecific } from '../transport/first-connection.ts';
import type { Address, Connection, NewSealedEnd, Transport } from '../transport/transport.ts';
import { Carrier } from './carrier.ts';
import { CarrierCalls } from './carrier-calls.ts';
import { Client, type Elected } from './client.ts';
import type { ClientEffect, ClientInput, ClientParts } from './io.ts';
import type { Memory } from './memory.ts';
import { VoterConnections } from './voter-connections.ts';

export interface GuestServices {
  /** A monotonic clock, for durations. */
  now(): number;
  after(milliseconds: number, call: () => void): () => void;
  /** Calls `call` whenever a reconnect is worth trying at once. Returns a function that ends these calls. */
  nudges?(call: () => void): () => void;
  /** Stores the memory. Resolves when it is on disk. */
  store?(memory: Memory): Promise<void>;
  elected?(elected: Elected): void;
  /** Loads the code that seals connections through another guest. */
  sealedEnds(): Promise<NewSealedEnd>;
  /** Loads the rules of all games. */
  games(): Promise<readonly AnyGame[]>;
}

/** How long the host may take to answer over a direct connection before the carried one is kept. */
const DIRECT_ANSWER_MS = 8_000;
/** A replaced connection is closed after this time, if the host has not closed it before. */
const REPLACED_MS = 5_000;
const RULES_RETRY_MS = 10_000;

export class GuestTable implements Table {
  readonly client: Client;
  readonly #transport: Transport;
  readonly #services: GuestServices;
  readonly #voterConnections: VoterConnections;
  readonly #listeners = new Set<() => void>();
  readonly #answers = new Map<number, (answer: Answer) => void>();
  /** A connection that was paired by hand, used for the first call. */
  #pairedConnection: Connection | undefined;
  #connection: Connection | null = null;
  #callAbort: AbortController | null = null;
  readonly #carrierCalls: CarrierCalls;
  #carrierCallAbort: AbortController | null = null;
  /** A direct connection, while another guest carries the current one. */
  #directConnection: Connection | null = null;
  #directCallAbort: AbortController | null = null;
  /** Carries connections for others; null while this browser does not. */
  #carrier: Carrier | null = null;
  #carriedCount = 0;
  readonly #parts: ClientParts;
  #actCount = 0;
  #cancelWake = () => {};
  /** Resolves when the latest memory is stored; to false if that failed. */
  #storing: Promise<boolean> = Promise.resolve(true);
  readonly #stopNudges: () => void;

  constructor(
    parts: ClientParts,
    transport: Transport,
    services: GuestServices,
    pairedConnection?: Connection,
  ) {
    this.client = new Client(parts, services.now());
    this.#transport = transport;
    this.#services = services;
    this.#pairedConnection = pairedConnection;
    this.#parts = parts;
    this.#carrierCalls = new CarrierCalls({ ...this.#relayParts, sealedEnds: () => services.sealedEnds() });
    this.#voterConnections = new VoterConnections(parts, transport, services, {
      term: () => this.client.memory.election.term,
      proof: () => this.client.memory.proof,
      receive: (from, message) => this.#tell({ type: 'peer', from, message }),
    });
    this.#stopNudges = services.nudges?.(() => this.#tell({ type: 'nudge' })) ?? (() => {});
    this.#tell({ type: 'start' });
    void this.#loadRules();
  }

  get connection(): ConnectionStatus {
    return this.client.connection;
  }

  get state(): TableState | null {
    return this.client.state;
  }

  get election(): ElectionStatus | null {
    return this.client.election;
  }

  /** Makes this browser wait `ms` longer for the host before it takes part in an election. */
  waitLonger(ms = 0): void {
    this.#tell({ type: 'wait-longer', ms });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(act: Act): Promise<Answer> {
    this.#actCount += 1;
    const id = this.#actCount;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#tell({ type: 'act', id, act });
    });
  }

  /** Ends the session. `why`: the status to show afterwards. */
  leave(why?: Ended): void {
    this.#tell(why ? { type: 'leave', why } : { type: 'leave' });
    this.#stopNudges();
    this.#cancelWake();
    this.#carrierCallAbort?.abort();
    this.#voterConnections.close();
  }

  #tell(input: ClientInput): void {
    const effects = this.client.input(input, this.#services.now());
    for (const effect of effects) this.#carryOut(effect);
    if (!effects.some((effect) => effect.type === 'changed')) return;
    for (const listener of [...this.#listeners]) listener();
  }

  #carryOut(effect: ClientEffect): void {
    switch (effect.type) {
      case 'call':
        void this.#call(effect.addresses);
        return;
      case 'call-carrier':
        void this.#callCarrier();
        return;
      case 'call-direct':
        void this.#callDirectly(effect.addresses);
        return;
      case 'send-direct':
        this.#directConnection?.send(effect.text);
        return;
      case 'use-direct':
        this.#useDirect();
        return;
      case 'close-direct':
        this.#directCallAbort?.abort();
        this.#directConnection?.close();
        this.#directConnection = null;
        return;
      case 'be-carrier':
        this.#beCarrier(effect.on);
        return;
      case 'carried':
        this.#carrier?.receive(effect.id, effect.text);
        return;
      case 'send': {
        const connection = this.#connection;
        void this.#storing.then((isStored) => {
          // A message that promises something is sent only if the memory with that promise is stored.
          if (isStored || !effect.needsDisk) connection?.send(effect.text);
        });
        return;
      }
      case 'close': {
        const connection = this.#connection;
        this.#connection = null;
        this.#callAbort?.abort();
        void this.#storing.then(() => connection?.close());
        return;
      }
      case 'wake':
        this.#cancelWake();
        this.#cancelWake =
          effect.at === null
            ? () => {}
            : this.#services.after(Math.max(0, effect.at - this.#services.now()), () =>
                this.#tell({ type: 'wake' }),
              );
        return;
      case 'answer':
        this.#answers.get(effect.id)?.(effect.answer);
        this.#answers.delete(effect.id);
        return;
      case 'store':
        this.#store(effect.memory);
        return;
      case 'open-log':
        void keysFrom(effect.entries, effect.shares).then((keys) =>
          this.#tell({
            type: 'opened-log',
            // An older key does not open the newest entries.
            isOpened: keys !== null && openedLog(effect.entries, keys) !== null,
          }),
        );
        return;
      case 'peer':
        void this.#storing.then(
          (isStored) => isStored && this.#voterConnections.send(effect.to, effect.message),
        );
        return;
      case 'listen':
        this.#voterConnections.listen(effect.on);
        return;
      case 'elected':
        void this.#storing.then((isStored) => isStored && this.#services.elected?.(effect.elected));
        return;
      case 'changed':
        return;
    }
  }

  #store(memory: Memory): void {
    const { store } = this.#services;
    if (!store) return;
    this.#storing = this.#storing
      .then(() => store(memory))
      .then(
        () => true,
        (error) => {
          console.error(error);
          return false;
        },
      );
  }

  announce(): void {
    const { proof } = this.client.memory;
    if (proof)
      for (const voter of this.client.otherVoters) this.#voterConnections.send(voter, { t: 'host', proof });
  }

  /** Loads the rules when the table opens, and retries. Without them, nobody can move. */
  async #loadRules(): Promise<void> {
    const games = await this.#services.games().catch(() => null);
    if (games) this.#tell({ type: 'rules', games });
    else if (this.connection.state !== 'ended')
      this.#services.after(RULES_RETRY_MS, () => void this.#loadRules());
  }

  async #call(addresses: readonly Address[]): Promise<void> {
    const calling = new AbortController();
    this.#callAbort = calling;
    try {
      const calls = addresses.map(
        (address) => (signal: AbortSignal) => this.#transport.call(address, signal),
      );
      const connection = this.#pairedConnection ?? (await firstConnection(calls, calling.signal));
      this.#pairedConnection = undefined;
      if (calling.signal.aborted) return connection.close();
      this.#listen(connection, false);
    } catch (error) {
      if (calling.signal.aborted) return;
      this.#tell({ type: 'unreached', reason: mostSpecific(error).reason });
    }
  }

  // Connections through another guest

  get #relayParts() {
    const { now, after } = this.#services;
    return { secret: this.#parts.invitation.secret, transport: this.#transport, now, after };
  }

  /** Calls the host through another guest, beside the direct calls. It is used unless the host has answered one of them. */
  async #callCarrier(): Promise<void> {
    const calling = new AbortController();
    this.#carrierCallAbort = calling;
    const connection = await this.#carrierCalls.call(calling.signal).catch(() => null);
    if (!connection || !this.client.mayUseCarrier || calling.signal.aborted) {
      connection?.close();
      this.#tell({ type: 'no-carrier' });
      return;
    }
    this.#callAbort?.abort();
    const unanswered = this.#connection;
    this.#listen(connection, true);
    unanswered?.close();
  }

  /** Calls the host while another guest carries the connection. */
  async #callDirectly(addresses: readonly Address[]): Promise<void> {
    const calling = new AbortController();
    this.#directCallAbort = calling;
    const calls = addresses.map((address) => (signal: AbortSignal) => this.#transport.call(address, signal));
    const connection = await firstConnection(calls, calling.signal).catch(() => null);
    if (calling.signal.aborted) return connection?.close();
    if (!connection) return this.#tell({ type: 'no-direct' });
    const isCandidate = () => this.#directConnection === connection;
    const fail = () => {
      if (!isCandidate()) return;
      this.#directConnection = null;
      connection.close();
      this.#tell({ type: 'no-direct' });
    };
    this.#directConnection = connection;
    this.#services.after(DIRECT_ANSWER_MS, fail);
    connection.listen({
      text: (text) => isCandidate() && this.#tell({ type: 'text-direct', text }),
      closed: fail,
    });
    this.#tell({ type: 'opened-direct', fingerprints: connection.fingerprints });
  }

  #useDirect(): void {
    const [direct, replaced] = [this.#directConnection!, this.#connection];
    this.#directConnection = null;
    this.#follow(direct);
    // Normally the host closes the replaced connection, once it knows the new one. Closed earlier, it would look like an absence.
    this.#services.after(REPLACED_MS, () => replaced?.close());
  }

  #beCarrier(isCarrier: boolean): void {
    this.#carrier?.close();
    this.#carrier = null;
    if (!isCarrier) return;
    this.#carrier = new Carrier({
      ...this.#relayParts,
      random: this.#parts.random,
      nextId: () => ++this.#carriedCount,
      send: (id, text) => this.#tell({ type: 'carry', id, text }),
    });
  }

  #listen(connection: Connection, isCarried: boolean): void {
    this.#connection = connection;
    this.#tell({ type: 'opened', fingerprints: connection.fingerprints, isCarried });
    this.#follow(connection);
  }

  #follow(connection: Connection): void {
    this.#connection = connection;
    // Ignore late events of an earlier connection.
    const isCurrent = () => this.#connection === connection;
    connection.listen({
      text: (text) => isCurrent() && this.#tell({ type: 'text', text }),
      shaky: (shaky) => isCurrent() && this.#tell({ type: 'shaky', shaky }),
      closed: () => {
        if (!isCurrent()) return;
        this.#connection = null;
        this.#tell({ type: 'closed' });
      },
    });
  }
}
