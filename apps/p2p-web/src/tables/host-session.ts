/** A table of this browser as its own screen sees it: a guest's view, and what only the host has. */
import type { GuestTable } from '../guest/guest-table.ts';
import type { Memory } from '../guest/memory.ts';
import type { HostRunner } from '../host/host-runner.ts';
import { personOf } from '../protocol/keys.ts';
import type { CallListener, Connection, Listening, ListeningState } from '../transport/transport.ts';
import type { Act, Answer, ConnectionStatus, HostedTable, PersonId, TableState } from './table.ts';

interface Outside {
  readonly invitation: string;
  listen(listener: CallListener): Listening;
  /** Another tab may have the room from now on. */
  release(): void;
}

export class HostSession implements HostedTable {
  readonly invitation: string;
  readonly #screen: GuestTable;
  readonly #hosting: HostRunner;
  readonly #listening: Listening;
  readonly #release: () => void;
  readonly #listeners = new Set<() => void>();
  #atDoor = 0;

  constructor(screen: GuestTable, hosting: HostRunner, { invitation, listen, release }: Outside) {
    this.invitation = invitation;
    this.#screen = screen;
    this.#hosting = hosting;
    this.#release = release;
    const tell = () => {
      // A table that is closed is not found any more.
      if (screen.connection.state === 'ended') this.#listening.close();
      for (const listener of [...this.#listeners]) listener();
    };
    screen.subscribe(tell);
    hosting.watch(tell);
    this.#listening = listen({
      connected: (connection) => hosting.admit(connection),
      state: tell,
      pending: (count) => {
        this.#atDoor = count;
        tell();
      },
    });
  }

  /** Who is to have it from now on, and perhaps has it already. */
  get handedOverTo(): PersonId | null {
    const next = this.#hosting.table.room.handedOver?.changes.at(-1);
    return next ? personOf(next.key) : null;
  }

  get term(): number {
    return this.#hosting.table.room.term;
  }

  /** Somebody else is host of a later term. */
  get isDeposed(): boolean {
    return this.#hosting.table.isDeposed;
  }

  /** What this browser remembers as a person at the table: its own screen's, with the table's part in elections. */
  get memory(): Memory {
    return { ...this.#screen.memory, election: this.#hosting.table.stored };
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
    return this.#atDoor + this.#hosting.table.strangers;
  }

  get unsaved(): boolean {
    return this.#hosting.unsaved;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(act: Act): Promise<Answer> {
    return this.#screen.act(act);
  }

  admit(connection: Connection): void {
    this.#hosting.admit(connection);
  }

  leave(): void {
    this.#screen.leave();
    this.#listening.close();
    void this.#hosting.stop().then(this.#release);
  }
}
