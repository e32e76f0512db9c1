/** Runs a client: a `Table` for a screen, over whatever transport it is given. */
import type { AnyGame } from '@cheeseboard/engine';
import { keysFrom } from '../log/open-log.ts';
import { textOf } from '../protocol/bytes.ts';
import type { Act, Answer, ElectionStatus, Ended, Line, Table, TableState } from '../tables/table.ts';
import { type Connection, type Transport, Unreachable } from '../transport/transport.ts';
import { Client, type Elected } from './client.ts';
import type { Memory } from './memory.ts';
import { VoterLinks } from './voter-links.ts';
import type { ClientEffect, ClientInput, ClientParts } from './wire.ts';

export interface GuestWorld {
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
  readonly #world: GuestWorld;
  readonly #voters: VoterLinks;
  readonly #listeners = new Set<() => void>();
  readonly #answers = new Map<number, (answer: Answer) => void>();
  /** A connection that was made by hand: used first. */
  #by: Connection | undefined;
  #link: Connection | null = null;
  #calling: AbortController | null = null;
  #acts = 0;
  #unwake = () => {};
  /** What is sent waits for what is being stored. */
  #stored: Promise<boolean> = Promise.resolve(true);
  #isStoring = false;
  readonly #unnudge: () => void;

  constructor(parts: ClientParts, transport: Transport, world: GuestWorld, by?: Connection) {
    this.#client = new Client(parts, world.now());
    this.#transport = transport;
    this.#world = world;
    this.#by = by;
    this.#voters = new VoterLinks(parts, transport, world, {
      term: () => this.#client.memory.election.term,
      proof: () => this.#client.memory.proof,
      heard: (from, message) => this.#tell({ is: 'peer', from, message }),
    });
    this.#unnudge = world.nudges?.(() => this.#tell({ is: 'nudge' })) ?? (() => {});
    this.#tell({ is: 'start' });
    void this.#loadRules();
  }

  get line(): Line {
    return this.#client.line;
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

  /** Gives the host another while before this browser votes for another. */
  waitLonger(ms = 0): void {
    this.#tell({ is: 'wait-longer', ms });
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
      this.#tell({ is: 'act', id, act });
    });
  }

  /** `why`: what the status says then. */
  leave(why?: Ended): void {
    this.#tell(why ? { is: 'leave', why } : { is: 'leave' });
    this.#unnudge();
    this.#unwake();
    this.#voters.close();
  }

  #tell(input: ClientInput): void {
    const effects = this.#client.input(input, this.#world.now());
    for (const effect of effects) this.#one(effect);
    if (!effects.some((effect) => effect.do === 'changed')) return;
    for (const listener of [...this.#listeners]) listener();
  }

  #one(effect: ClientEffect): void {
    switch (effect.do) {
      case 'call':
        void this.#call(effect.address);
        return;
      case 'send':
        this.#send(effect.text, effect.needsDisk ?? false);
        return;
      case 'close':
        this.#calling?.abort();
        this.#link?.close();
        this.#link = null;
        return;
      case 'wake':
        this.#unwake();
        this.#unwake =
          effect.at === null
            ? () => {}
            : this.#world.after(Math.max(0, effect.at - this.#world.now()), () => this.#tell({ is: 'wake' }));
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
          this.#tell({ is: 'opened-log', isOpened: keys !== null }),
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
          if (isStored) this.#world.elected?.(effect.elected);
        });
        return;
      case 'changed':
        return;
    }
  }

  #store(memory: Memory): void {
    const { store } = this.#world;
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
    const link = this.#link;
    if (!this.#isStoring) {
      link?.send(text);
      return;
    }
    void this.#stored.then((isStored) => {
      if (this.#link === link && (isStored || !needsDisk)) link?.send(text);
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
    const games = await this.#world.games().catch(() => null);
    if (games) this.#tell({ is: 'rules', games });
    else if (this.line.state !== 'ended') this.#world.after(RULES_RETRY_MS, () => void this.#loadRules());
  }

  async #call(address: string): Promise<void> {
    const calling = new AbortController();
    this.#calling = calling;
    try {
      const link = this.#by ?? (await this.#transport.call(address, calling.signal));
      this.#by = undefined;
      if (calling.signal.aborted) return link.close();
      this.#opened(link);
    } catch (error) {
      if (calling.signal.aborted) return;
      this.#tell({ is: 'unreached', reason: error instanceof Unreachable ? error.reason : 'signalling' });
    }
  }

  #opened(link: Connection): void {
    this.#link = link;
    this.#tell({ is: 'opened', fingerprints: link.fingerprints });
    // What an old connection still brings is not for the new one.
    const current = () => this.#link === link;
    link.listen({
      text: (text) => current() && this.#tell({ is: 'text', text }),
      shaky: (shaky) => current() && this.#tell({ is: 'shaky', shaky }),
      closed: () => {
        if (!current()) return;
        this.#link = null;
        this.#tell({ is: 'closed' });
      },
    });
  }
}
