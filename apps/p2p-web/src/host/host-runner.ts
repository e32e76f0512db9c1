/** Runs the machine of a hosted table: executes its effects in order, and feeds it inputs. */
import type { MoveBase } from '@cheeseboard/engine';
import { KEY_BYTES, splitKey } from '../log/sealed.ts';
import { bytesOf } from '../protocol/bytes.ts';
import { framesOf } from '../protocol/frames.ts';
import { write } from '../protocol/messages.ts';
import type { Connection, NewSealedEnd } from '../transport/transport.ts';
import { CarriedCalls } from './carried-calls.ts';
import type { HostTable } from './host-table.ts';
import type { ConnectionId, Effect, Input } from './io.ts';
import type { HostSave } from './room.ts';

export type ThinkEffect = Extract<Effect, { readonly type: 'think' }>;

export interface HostServices {
  now(): number;
  after(milliseconds: number, call: () => void): () => void;
  think(effect: ThinkEffect): Promise<MoveBase | null>;
  /** Loads the code that seals connections through a guest. */
  sealedEnds(): Promise<NewSealedEnd>;
  /** Resolves when the table is saved. If saving fails, the match goes on. */
  save(saved: HostSave): Promise<void>;
  forget(): Promise<void>;
}

export class HostRunner {
  readonly table: HostTable;
  readonly #services: HostServices;
  readonly #connections = new Map<ConnectionId, Connection>();
  readonly #queue: Effect[] = [];
  #isWorking = false;
  #work: Promise<void> = Promise.resolve();
  #isStopped = false;
  #lastConnection = 0;
  #cancelWake = () => {};
  /** Whether the last save failed. */
  unsaved = false;
  #notify = () => {};
  readonly #carried: CarriedCalls;

  constructor(table: HostTable, services: HostServices) {
    this.table = table;
    this.#services = services;
    this.#carried = new CarriedCalls({
      secret: table.room.secret,
      now: () => services.now(),
      sealedEnds: () => services.sealedEnds(),
      send: (carrier, id, text) => this.#sendCarried(carrier, id, text),
      admit: (connection, carrier) => this.admit(connection, carrier),
    });
  }

  /** Calls back when something changes that only the host sees, such as `unsaved` or the number of strangers. */
  watch(call: () => void): void {
    this.#notify = call;
  }

  /** Admits a caller. `carrier`: the connection of the guest who carries this one. */
  admit(connection: Connection, carrier?: ConnectionId): void {
    if (this.#isStopped) {
      connection.close();
      return;
    }
    const id = ++this.#lastConnection;
    this.#connections.set(id, connection);
    const { fingerprints } = connection;
    const via = carrier === undefined ? {} : { carrier };
    this.tell({ type: 'connected', connection: id, fingerprints, ...via });
    connection.listen({
      text: (text) => this.tell({ type: 'text', connection: id, text }),
      shaky: (shaky) => this.tell({ type: 'shaky', connection: id, shaky }),
      closed: () => {
        this.#connections.delete(id);
        this.tell({ type: 'closed', connection: id });
        this.#carried.dropCarrier(id);
      },
    });
  }

  #sendCarried(carrier: ConnectionId, id: number, text: string | null): void {
    const frames = framesOf(write({ t: 'carry', id, text }));
    this.#carryOut(frames.map((frame) => ({ type: 'send', connection: carrier, text: frame })));
  }

  tell(input: Input): void {
    if (this.#isStopped) return;
    const { table } = this;
    const { strangers, isDeposed } = table.context;
    const { mayHaveSuccessor } = table;
    this.#carryOut(table.input(input, this.#services.now()));
    const hasHostChanged =
      table.context.isDeposed !== isDeposed || table.mayHaveSuccessor !== mayHaveSuccessor;
    if (hasHostChanged || table.context.strangers !== strangers) this.#notify();
  }

  /** Closes all connections without a word, because the tab closes. Resolves when everything is saved. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelWake();
    for (const connection of this.#connections.values()) connection.close();
    this.#connections.clear();
    await this.#work;
  }

  #carryOut(effects: readonly Effect[]): void {
    this.#queue.push(...effects);
    if (!this.#isWorking) this.#work = this.#workThroughQueue();
  }

  async #workThroughQueue(): Promise<void> {
    this.#isWorking = true;
    for (let effect = this.#queue.shift(); effect; effect = this.#queue.shift()) {
      if (this.#isStopped && effect.type !== 'save' && effect.type !== 'forget') continue;
      const completion = this.#execute(effect);
      if (completion) await completion;
    }
    this.#isWorking = false;
  }

  /** Saves the table. If saving fails, the match goes on and the host is told. */
  async #save(saved: HostSave): Promise<void> {
    const wasUnsaved = this.unsaved;
    try {
      await this.#services.save(saved);
      this.unsaved = false;
    } catch (error) {
      console.error(error);
      this.unsaved = true;
    }
    if (saved.room.handedOver) this.tell({ type: 'saved-hand-over', saved: !this.unsaved });
    if (this.unsaved !== wasUnsaved) this.#notify();
  }

  #execute(effect: Effect): Promise<void> | null {
    switch (effect.type) {
      case 'send':
        this.#connections.get(effect.connection)?.send(effect.text);
        return null;
      case 'close':
        this.#connections.get(effect.connection)?.close();
        this.#connections.delete(effect.connection);
        this.#carried.dropCarrier(effect.connection);
        return null;
      case 'carried':
        this.#carried.receive(effect.connection, effect.id, effect.text);
        return null;
      case 'save':
        return this.#save(effect.saved);
      case 'forget':
        return this.#services.forget().catch((error) => console.error(error));
      case 'wake':
        this.#cancelWake();
        this.#cancelWake = this.#services.after(Math.max(0, effect.at - this.#services.now()), () =>
          this.tell({ type: 'wake' }),
        );
        return null;
      case 'split':
        void splitKey(bytesOf(effect.key, KEY_BYTES)!, effect.voters, effect.quorum).then(
          (shares) => this.tell({ type: 'split', key: effect.key, shares }),
          (error) => console.error(error),
        );
        return null;
      case 'think':
        void this.#services.think(effect).then(
          (move) => this.tell({ type: 'thought', id: effect.id, move }),
          // The worker failed. With a null move, a bot that must act plays any legal move.
          () => this.tell({ type: 'thought', id: effect.id, move: null }),
        );
        return null;
    }
  }
}
