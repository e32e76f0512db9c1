/** A table of this browser as its own screen sees it: a guest's view, and what only the host has. */
import type { Seated } from '../guest/seated.ts';
import type { Hosting } from '../host/hosting.ts';
import { personOf } from '../protocol/keys.ts';
import type { CallListener, Connection, Listening, ListeningState } from '../transport/transport.ts';
import type { Act, Answer, HostedTable, Line, PersonId, TableState } from './table.ts';

interface Outside {
  readonly invitation: string;
  listen(listener: CallListener): Listening;
  /** Another tab may have the room from now on. */
  release(): void;
}

export class Hosted implements HostedTable {
  readonly invitation: string;
  readonly #screen: Seated;
  readonly #hosting: Hosting;
  readonly #listening: Listening;
  readonly #release: () => void;
  readonly #listeners = new Set<() => void>();
  #atDoor = 0;

  constructor(screen: Seated, hosting: Hosting, { invitation, listen, release }: Outside) {
    this.invitation = invitation;
    this.#screen = screen;
    this.#hosting = hosting;
    this.#release = release;
    const tell = () => {
      // A table that is closed is not found any more.
      if (screen.line.state === 'ended') this.#listening.close();
      for (const listener of [...this.#listeners]) listener();
    };
    screen.subscribe(tell);
    hosting.watch(tell);
    this.#listening = listen({
      connected: (link) => hosting.admit(link),
      state: tell,
      pending: (count) => {
        this.#atDoor = count;
        tell();
      },
    });
  }

  get epoch(): number {
    return this.#hosting.table.room.epoch;
  }

  /** Who is to have it from now on, and perhaps has it already. */
  get handed(): PersonId | null {
    const { handed } = this.#hosting.table.room;
    return handed ? personOf(handed.heir) : null;
  }

  get line(): Line {
    return this.#screen.line;
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

  admit(link: Connection): void {
    this.#hosting.admit(link);
  }

  leave(): void {
    this.#screen.leave();
    this.#listening.close();
    void this.#hosting.stop().then(this.#release);
  }
}
