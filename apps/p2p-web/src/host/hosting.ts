/** Runs a hosted table: carries out what the machine wants, in order, and tells it what happened. */
import type { ChanceRequest, MoveBase, Outcome } from '@cheeseboard/engine';
import { KEY_BYTES, splitKey } from '../heirs/journal.ts';
import { bytesOf } from '../protocol/bytes.ts';
import type { Connection } from '../transport/transport.ts';
import type { HostTable } from './host-table.ts';
import type { Saved } from './room.ts';
import type { Effect, Input, LinkId } from './wire.ts';

export type ThinkEffect = Extract<Effect, { readonly do: 'think' }>;

export interface World {
  now(): number;
  /** Resolves when it is safe. A table whose browser keeps nothing plays on. */
  save(saved: Saved): Promise<void>;
  forget(): Promise<void>;
  draw(request: ChanceRequest): Promise<Outcome>;
  think(effect: ThinkEffect): Promise<MoveBase | null>;
  /** Calls back after so many milliseconds; gives what ends it. */
  after(milliseconds: number, call: () => void): () => void;
}

export class Hosting {
  readonly table: HostTable;
  readonly #world: World;
  readonly #links = new Map<LinkId, Connection>();
  readonly #queue: Effect[] = [];
  #working = false;
  #work: Promise<void> = Promise.resolve();
  #stopped = false;
  #made = 0;
  #unwake = () => {};
  #unsaved = false;
  #changed = () => {};

  constructor(table: HostTable, world: World) {
    this.table = table;
    this.#world = world;
  }

  /** What was to be saved last was not. */
  get unsaved(): boolean {
    return this.#unsaved;
  }

  /** Told what only the host sees: whether it is saved, and how many strangers there are. */
  watch(call: () => void): void {
    this.#changed = call;
  }

  /** Goes on where it was. */
  open(): void {
    this.#carryOut(this.table.open(this.#world.now()));
  }

  /** Begins the match at once. */
  start(): void {
    this.#carryOut(this.table.start(this.#world.now()));
  }

  admit(link: Connection): void {
    if (this.#stopped) {
      link.close();
      return;
    }
    this.#made += 1;
    const id = this.#made;
    this.#links.set(id, link);
    this.tell({ is: 'link', link: id, fingerprints: link.fingerprints });
    link.listen({
      text: (text) => this.tell({ is: 'text', link: id, text }),
      shaky: (shaky) => this.tell({ is: 'shaky', link: id, shaky }),
      closed: () => {
        this.#links.delete(id);
        this.tell({ is: 'closed', link: id });
      },
    });
  }

  tell(input: Input): void {
    if (this.#stopped) return;
    const { strangers } = this.table;
    this.#carryOut(this.table.input(input, this.#world.now()));
    if (this.table.strangers !== strangers) this.#changed();
  }

  /** The tab goes: lines end, nothing is said any more. Resolves when all is saved. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unwake();
    for (const link of this.#links.values()) link.close();
    this.#links.clear();
    await this.#work;
  }

  #carryOut(effects: readonly Effect[]): void {
    this.#queue.push(...effects);
    if (!this.#working) this.#work = this.#workOff();
  }

  async #workOff(): Promise<void> {
    this.#working = true;
    for (let effect = this.#queue.shift(); effect; effect = this.#queue.shift()) {
      if (this.#stopped && effect.do !== 'save' && effect.do !== 'forget') continue;
      const waits = this.#one(effect);
      if (waits) await waits;
    }
    this.#working = false;
  }

  /** What cannot be saved is played all the same, and the host is told. */
  async #save(saved: Saved): Promise<void> {
    const before = this.#unsaved;
    try {
      await this.#world.save(saved);
      this.#unsaved = false;
    } catch (error) {
      console.error(error);
      this.#unsaved = true;
    }
    if (saved.room.handed) this.tell({ is: 'kept', kept: !this.#unsaved });
    if (this.#unsaved !== before) this.#changed();
  }

  #one(effect: Effect): Promise<void> | null {
    switch (effect.do) {
      case 'send':
        this.#links.get(effect.link)?.send(effect.text);
        return null;
      case 'close':
        this.#links.get(effect.link)?.close();
        this.#links.delete(effect.link);
        return null;
      case 'save':
        return this.#save(effect.saved);
      case 'forget':
        return this.#world.forget().catch((error) => console.error(error));
      case 'wake':
        this.#unwake();
        this.#unwake = this.#world.after(Math.max(0, effect.at - this.#world.now()), () =>
          this.tell({ is: 'wake' }),
        );
        return null;
      case 'draw':
        void this.#world.draw(effect.request).then(
          (outcome) => this.tell({ is: 'drawn', id: effect.id, outcome }),
          (error) => console.error(error),
        );
        return null;
      case 'split':
        void splitKey(bytesOf(effect.key, KEY_BYTES)!, effect.heirs, effect.needed).then(
          (shares) => this.tell({ is: 'split', key: effect.key, shares }),
          (error) => console.error(error),
        );
        return null;
      case 'think':
        void this.#world.think(effect).then(
          (move) => this.tell({ is: 'thought', id: effect.id, move }),
          // It plays something rather than nothing.
          () => this.tell({ is: 'thought', id: effect.id, move: null }),
        );
        return null;
    }
  }
}
