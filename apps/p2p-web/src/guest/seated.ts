/** Runs a client: a `Table` for a screen, over whatever transport it is given. */
import type { AnyGame } from '@cheeseboard/engine';
import type { Witness } from '../fair/witness.ts';
import type { Wait } from '../heirs/wait.ts';
import type { Saved } from '../host/room.ts';
import type { Act, Answer, Ended, Line, PersonId, Table, TableState } from '../tables/table.ts';
import { type Connection, type Transport, Unreachable } from '../transport/transport.ts';
import { Client } from './client.ts';
import type { ClientEffect, ClientInput, ClientParts, Kept } from './wire.ts';

type PromiseEffect = Extract<ClientEffect, { readonly do: 'promise' }>;

export interface SeatedWorld {
  now(): number;
  after(milliseconds: number, call: () => void): () => void;
  /** Told when it is worth trying again at once. Gives what ends it. */
  nudges?(call: () => void): () => void;
  /** Resolves when it is safe; `firm`: on the disk. */
  keep?(kept: Kept, firm: boolean): Promise<void>;
  /** This heir promises to elect nobody until it is back. Safe at once. */
  promisesToWait?(): void;
  /** The host hands its table over to this browser. */
  inherit?(saved: Saved): void;
  /** The rules, to check a record with. */
  games?(): Promise<readonly AnyGame[]>;
}

/** After so many milliseconds the rules are fetched again. */
const AGAIN = 10_000;

export class Seated implements Table {
  readonly #client: Client;
  readonly #transport: Transport;
  readonly #world: SeatedWorld;
  readonly #listeners = new Set<() => void>();
  readonly #answers = new Map<number, (answer: Answer) => void>();
  /** A line that was made by hand: used first. */
  #by: Connection | undefined;
  #link: Connection | null = null;
  #calling: AbortController | null = null;
  #acts = 0;
  #unwake = () => {};
  readonly #unnudge: () => void;

  constructor(parts: ClientParts, transport: Transport, world: SeatedWorld, by?: Connection) {
    this.#client = new Client(parts);
    this.#transport = transport;
    this.#world = world;
    this.#by = by;
    this.#unnudge = world.nudges?.(() => this.#tell({ is: 'nudge' })) ?? (() => {});
    this.#tell({ is: 'start' });
  }

  get line(): Line {
    return this.#client.line;
  }

  get state(): TableState | null {
    return this.#client.state;
  }

  get epoch(): number {
    return this.#client.epoch;
  }

  get kept(): Kept | null {
    return this.#client.kept;
  }

  get lostAt(): number | null {
    return this.#client.lostAt;
  }

  get patience(): number {
    return this.#client.patience;
  }

  /** Who wants to wait longer for the host, and is waited with. */
  get waits(): PersonId | null {
    return this.#client.waits;
  }

  /** This browser stands for host of an epoch; null: no longer. */
  stands(epoch: number | null): void {
    this.#tell({ is: 'stands', epoch });
  }

  /** The page goes, perhaps for a while. */
  farewell(): void {
    this.#beforeLeaving();
    this.#tell({ is: 'farewell' });
  }

  /** Who leaves promises to elect nobody until it is back: kept before it is said, wherever it is said. */
  #beforeLeaving(): void {
    if (this.#client.isOpen) this.#world.promisesToWait?.();
  }

  /** Resolves when what this browser promised is safe. */
  async keepNow(firm = true): Promise<void> {
    const { kept } = this;
    if (kept) await this.#world.keep?.(kept, firm);
  }

  /** Somebody answers where the host was last. */
  greet(link: Connection): void {
    this.#by = link;
    this.#tell({ is: 'answered' });
    // There was a line already, or it is over.
    if (this.#by !== link) return;
    this.#by = undefined;
    link.close();
  }

  prolong(extra: number): void {
    this.#tell({ is: 'patience', extra });
  }

  /** Somebody else wants to wait longer. False: they have been waited with for long enough. */
  waitsWith(wait: Wait): boolean {
    const { patience } = this;
    this.#tell({ is: 'waits', wait });
    return this.patience > patience;
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

  /** `why`: what the line says then. */
  leave(why?: Ended): void {
    this.#beforeLeaving();
    this.#tell(why ? { is: 'leave', why } : { is: 'leave' });
    this.#unnudge();
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
        this.#link?.send(effect.text);
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
      case 'promise':
        void this.#promise(effect);
        return;
      case 'inherit':
        this.#world.inherit?.(effect.saved);
        return;
      case 'audit':
        void this.#audit(effect.record, effect.witness);
        return;
      case 'changed':
        return;
    }
  }

  /** A promise counts when it is safe: a reload must not forget it. */
  async #promise({ text, otherwise, again = false }: PromiseEffect): Promise<void> {
    const link = this.#link;
    const said = await this.keepNow(!again).then(
      () => text,
      () => otherwise,
    );
    if (this.#link !== link) return;
    if (said !== null) link?.send(said);
    else this.#tell({ is: 'unkept' });
  }

  /** The rules are fetched when they are needed: a guest's page may have only the table. Where they do not come it says so, and tries again. */
  async #audit(record: string, witness: Witness): Promise<void> {
    if (!this.#world.games || this.line.state === 'ended') return;
    const games = await this.#world.games().catch(() => null);
    this.#tell({ is: 'audited', record, audit: games && witness.audit(record, games) });
    if (!games) this.#world.after(AGAIN, () => void this.#audit(record, witness));
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
    // What an old line still says is not for the new one.
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
