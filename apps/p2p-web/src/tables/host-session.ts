/** A hosted table with the host's own screen, which is a guest over a connection in memory. */
import type { GuestTable } from '../guest/guest-table.ts';
import type { Memory } from '../guest/memory.ts';
import type { HostRunner } from '../host/host-runner.ts';
import { personOf } from '../protocol/keys.ts';
import type { CallListener, Connection, Listening, ListeningState } from '../transport/transport.ts';
import type { Act, Answer, ConnectionStatus, Ended, HostedTable, PersonId, TableState } from './table.ts';

interface Outside {
  readonly invitation: string;
  listen(listener: CallListener): Listening;
}

export class HostSession implements HostedTable {
  readonly invitation: string;
  readonly #screen: GuestTable;
  readonly #runner: HostRunner;
  readonly #listening: Listening;
  readonly #listeners = new Set<() => void>();
  #atDoor = 0;

  constructor(screen: GuestTable, runner: HostRunner, { invitation, listen }: Outside) {
    this.invitation = invitation;
    this.#screen = screen;
    this.#runner = runner;
    const tell = () => {
      // Nobody can call a closed table.
      if (screen.connection.state === 'ended') this.#listening.close();
      for (const listener of [...this.#listeners]) listener();
    };
    screen.subscribe(tell);
    runner.watch(tell);
    this.#listening = listen({
      connected: (connection) => runner.admit(connection),
      state: tell,
      pending: (count) => {
        this.#atDoor = count;
        tell();
      },
    });
  }

  /** The next host after a hand-over; null without one. */
  get handedOverTo(): PersonId | null {
    const next = this.#runner.table.room.handedOver?.changes.at(-1);
    return next ? personOf(next.key) : null;
  }

  get term(): number {
    return this.#runner.table.room.term;
  }

  /** A later term exists, so this browser is no longer the host. */
  get isDeposed(): boolean {
    return this.#runner.table.isDeposed;
  }

  /** Somebody says that there is a later host. */
  get mayHaveSuccessor(): boolean {
    return this.#runner.table.mayHaveSuccessor;
  }

  /** The memory of the host's own screen, with the election state of the hosted table. */
  get memory(): Memory {
    return { ...this.#screen.memory, election: this.#runner.table.stored };
  }

  get connection(): ConnectionStatus {
    return this.#screen.connection;
  }

  get state(): TableState | null {
    return this.#screen.state;
  }

  get listening(): ListeningState {
    return this.#listening.state;
  }

  get connecting(): number {
    return this.#atDoor + this.#runner.table.strangers;
  }

  get unsaved(): boolean {
    return this.#runner.unsaved;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(act: Act): Promise<Answer> {
    return this.#screen.act(act);
  }

  admit(connection: Connection): void {
    this.#runner.admit(connection);
  }

  /** Resolves when everything is saved. */
  leave(why?: Ended): Promise<void> {
    this.#screen.leave(why);
    this.#listening.close();
    return this.#runner.stop();
  }
}
