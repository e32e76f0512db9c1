/** Runs a client: a `Table` for a screen, over whatever transport it is given. */
import type { AnyGame } from '@cheeseboard/engine';
import type { Entry } from '@cheeseboard/engine/fair';
import { keysFrom } from '../log/open-log.ts';
import { textOf } from '../protocol/bytes.ts';
import type {
  Act,
  Answer,
  ConnectionStatus,
  ElectionStatus,
  Ended,
  Table,
  TableState,
} from '../tables/table.ts';
import { type Connection, type Transport, Unreachable } from '../transport/transport.ts';
import { Client, type Elected } from './client.ts';
import type { ClientEffect, ClientInput, ClientParts } from './io.ts';
import type { Memory } from './memory.ts';
import { VoterConnections } from './voter-connections.ts';

export interface GuestServices {
  now(): number;
  after(milliseconds: number, call: () => void): () => void;
  /** Told when it is worth trying again at once. Gives what ends it. */
  nudges?(call: () => void): () => void;
  /** Resolves when it is on the disk. */
  store?(memory: Memory): Promise<void>;
  /** This browser is host from now on. */
  elected?(elected: Elected): void;
  /** The rules. */
  games(): Promise<readonly AnyGame[]>;
}

/** After so long the rules are fetched again. */
const RULES_RETRY_MS = 10_000;

export class GuestTable implements Table {
  readonly #client: Client;
  readonly #transport: Transport;
  readonly #services: GuestServices;
  readonly #voters: VoterConnections;
  readonly #listeners = new Set<() => void>();
  readonly #answers = new Map<number, (answer: Answer) => void>();
  /** A connection that was made by hand: used first. */
  #by: Connection | undefined;
  #connection: Connection | null = null;
  #calling: AbortController | null = null;
  #acts = 0;
  #unwake = () => {};
  /** What is sent waits for what is being stored. */
  #stored: Promise<boolean> = Promise.resolve(true);
  #isStoring = false;
  readonly #unnudge: () => void;

  constructor(parts: ClientParts, transport: Transport, services: GuestServices, by?: Connection) {
    this.#client = new Client(parts, services.now());
    this.#transport = transport;
    this.#services = services;
    this.#by = by;
    this.#voters = new VoterConnections(parts, transport, services, {
      term: () => this.#client.memory.election.term,
      proof: () => this.#client.memory.proof,
      heard: (from, message) => this.#tell({ type: 'peer', from, message }),
    });
    this.#unnudge = services.nudges?.(() => this.#tell({ type: 'nudge' })) ?? (() => {});
    this.#tell({ type: 'start' });
    void this.#loadRules();
  }

  get connection(): ConnectionStatus {
    return this.#client.connection;
  }

  get state(): TableState | null {
    return this.#client.state;
  }

  get election(): ElectionStatus | null {
    return this.#client.election;
  }

  get memory(): Memory {
    return this.#client.memory;
  }

  /** The log, if no body of it is secret. */
  get openLog(): readonly Entry[] | null {
    return this.#client.openLog;
  }

  /** Gives the host another while before this browser votes for another. */
  waitLonger(ms = 0): void {
    this.#tell({ type: 'wait-longer', ms });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(act: Act): Promise<Answer> {
    this.#acts += 1;
    const id = this.#acts;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      this.#tell({ type: 'act', id, act });
    });
  }

  /** `why`: what the status says then. */
  leave(why?: Ended): void {
    this.#tell(why ? { type: 'leave', why } : { type: 'leave' });
    this.#unnudge();
    this.#unwake();
    this.#voters.close();
  }

  #tell(input: ClientInput): void {
    const effects = this.#client.input(input, this.#services.now());
    for (const effect of effects) this.#one(effect);
    if (!effects.some((effect) => effect.type === 'changed')) return;
    for (const listener of [...this.#listeners]) listener();
  }

  #one(effect: ClientEffect): void {
    switch (effect.type) {
      case 'call':
        void this.#call(effect.address);
        return;
      case 'send':
        this.#send(effect.text, effect.needsDisk ?? false);
        return;
      case 'close':
        this.#calling?.abort();
        this.#connection?.close();
        this.#connection = null;
        return;
      case 'wake':
        this.#unwake();
        this.#unwake =
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
          this.#tell({ type: 'opened-log', isOpened: keys !== null }),
        );
        return;
      case 'peer':
        void this.#stored.then((isStored) => isStored && this.#voters.send(effect.to, effect.message));
        return;
      case 'listen':
        this.#voters.listen(effect.on);
        return;
      case 'elected':
        void this.#stored.then((isStored) => {
          if (isStored) this.#services.elected?.(effect.elected);
        });
        return;
      case 'changed':
        return;
    }
  }

  #store(memory: Memory): void {
    const { store } = this.#services;
    if (!store) return;
    this.#isStoring = true;
    const before = this.#stored;
    const now = before.then(() =>
      store(memory).then(
        () => true,
        (error) => {
          console.error(error);
          return false;
        },
      ),
    );
    this.#stored = now;
    void now.then(() => {
      if (this.#stored === now) this.#isStoring = false;
    });
  }

  /** A promise to others (`needsDisk`) counts only when a reload does not forget it. */
  #send(text: string, needsDisk: boolean): void {
    const connection = this.#connection;
    if (!this.#isStoring) {
      connection?.send(text);
      return;
    }
    void this.#stored.then((isStored) => {
      if (this.#connection === connection && (isStored || !needsDisk)) connection?.send(text);
    });
  }

  /** Tells the other voters who is host now. */
  announce(): void {
    const { proof, match } = this.#client.memory;
    const me = textOf(this.#client.publicKey);
    const voters = match?.entries.length ? this.#client.voters : [];
    if (proof) for (const voter of voters) if (voter !== me) this.#voters.send(voter, { t: 'host', proof });
  }

  /** The rules are fetched when the table opens. Where they do not come, nobody can move, and it tries again. */
  async #loadRules(): Promise<void> {
    const games = await this.#services.games().catch(() => null);
    if (games) this.#tell({ type: 'rules', games });
    else if (this.connection.state !== 'ended')
      this.#services.after(RULES_RETRY_MS, () => void this.#loadRules());
  }

  async #call(address: string): Promise<void> {
    const calling = new AbortController();
    this.#calling = calling;
    try {
      const connection = this.#by ?? (await this.#transport.call(address, calling.signal));
      this.#by = undefined;
      if (calling.signal.aborted) return connection.close();
      this.#opened(connection);
    } catch (error) {
      if (calling.signal.aborted) return;
      this.#tell({ type: 'unreached', reason: error instanceof Unreachable ? error.reason : 'signalling' });
    }
  }

  #opened(connection: Connection): void {
    this.#connection = connection;
    this.#tell({ type: 'opened', fingerprints: connection.fingerprints });
    // What an old connection still brings is not for the new one.
    const current = () => this.#connection === connection;
    connection.listen({
      text: (text) => current() && this.#tell({ type: 'text', text }),
      shaky: (shaky) => current() && this.#tell({ type: 'shaky', shaky }),
      closed: () => {
        if (!current()) return;
        this.#connection = null;
        this.#tell({ type: 'closed' });
      },
    });
  }
}
