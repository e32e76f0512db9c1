/**
 * This browser's part in a table: either as a guest or as the host. It changes from one to the other:
 *
 *   state    on                                                      next
 *   guest    elected, or the host hands over                         host
 *   host     must wait for voters, or handed over: looks for a later host; finds one    guest
 *   host     somebody knows a later term                             guest
 */
import type { Entry } from '@cheeseboard/engine/fair';
import { takeOver } from '../election/takeover.ts';
import type { Elected } from '../guest/client.ts';
import { GuestTable } from '../guest/guest-table.ts';
import { type Memory, withoutElection } from '../guest/memory.ts';
import type { HostSave } from '../host/room.ts';
import { type Invitation, invitationText } from '../protocol/room.ts';
import type { Connection, ListeningState } from '../transport/transport.ts';
import { HostSession } from './host-session.ts';
import type {
  Act,
  Answer,
  ConnectionStatus,
  ElectionStatus,
  Ended,
  HostedTable,
  PersonId,
  TableState,
} from './table.ts';

/** How much longer *Wait longer* waits for the host. */
const WAIT_LONGER_MS = 20_000;

export interface SessionParts {
  readonly invitation: Invitation;
  after(milliseconds: number, call: () => void): () => void;
  /** Lets another tab open the table. */
  release(): void;
  /** Runs a saved table here from now on. */
  host(saved: HostSave): Promise<HostSession>;
  /** A seat at somebody else's table; `minTerm`: of a host of this term or a later one. */
  sit(memory?: Memory, by?: Connection, minTerm?: number): GuestTable;
  /** Makes a table on this device that continues this match against bots. */
  continueAlone(entries: readonly Entry[]): Promise<{ readonly room: string }>;
  /** What is saved is a host's table from now on, or a guest's. */
  becameHost(saved: HostSave): Promise<void>;
  becameGuest(memory: Memory): Promise<void>;
}

export class TableSession implements HostedTable {
  readonly #parts: SessionParts;
  readonly #listeners = new Set<() => void>();
  #inner: GuestTable | HostSession;
  #unsubscribe = () => {};
  /** A host that must wait looks whether somebody was elected meanwhile. */
  #search: GuestTable | null = null;
  #isChanging = false;
  #hasLeft = false;
  /** Stepped down, and no later host was found yet. */
  #isHostSaveKept = false;

  constructor(inner: GuestTable | HostSession, parts: SessionParts) {
    this.#parts = parts;
    this.#inner = inner;
    this.#attach(inner);
  }

  get connection(): ConnectionStatus {
    return this.#inner.connection;
  }

  get state(): TableState | null {
    return this.#inner.state;
  }

  /** What only the host has; null while somebody else is host. */
  get hosted(): HostedTable | null {
    return this.#inner instanceof HostSession ? this.#inner : null;
  }

  get handedOverTo(): PersonId | null {
    return this.#inner instanceof HostSession ? this.#inner.handedOverTo : null;
  }

  get invitation(): string {
    return invitationText(this.#parts.invitation);
  }

  get listening(): ListeningState {
    return this.hosted?.listening ?? 'open';
  }

  admit(connection: Connection): void {
    if (this.hosted) this.hosted.admit(connection);
    else connection.close();
  }

  get election(): ElectionStatus | null {
    return this.#inner instanceof GuestTable ? this.#inner.election : null;
  }

  /** Offered when nobody can be elected and nothing is secret. */
  get continueAlone(): (() => Promise<{ readonly room: string }>) | null {
    const inner = this.#inner;
    const log = inner instanceof GuestTable && inner.election?.until === null ? inner.openLog : null;
    return log && (() => this.#parts.continueAlone(log));
  }

  waitLonger(): void {
    if (this.#inner instanceof GuestTable) this.#inner.waitLonger(WAIT_LONGER_MS);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(act: Act): Promise<Answer> {
    return this.#inner.act(act);
  }

  /** Another tab may have the table once everything is saved. */
  async leave(why?: Ended): Promise<void> {
    this.#hasLeft = true;
    this.#search?.leave();
    await this.#inner.leave(why);
    this.#parts.release();
  }

  /** This browser was elected, or the host handed its table over to it. */
  async elected(elected: Elected): Promise<void> {
    const { invitation, becameHost, host, sit } = this.#parts;
    const isHost = await this.#change(async () => {
      const saved = await takeOver(invitation.secret, elected);
      if (!saved) return null;
      await becameHost(saved);
      return host(saved);
    });
    if (isHost) return;
    // What cannot be saved is not hosted here: the others go first.
    const me = elected.proof.changes.at(-1)!.key;
    await this.#change(async () => sit(withoutElection(elected.memory, me)));
    this.waitLonger();
  }

  #attach(inner: GuestTable | HostSession): void {
    this.#unsubscribe();
    this.#inner = inner;
    this.#unsubscribe = inner.subscribe(() => this.#changed());
    this.#changed();
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
    const inner = this.#inner;
    if (inner instanceof GuestTable && this.#isHostSaveKept && inner.connection.state === 'open') {
      this.#isHostSaveKept = false;
      void this.#parts.becameGuest(inner.memory).catch((error) => console.error(error));
    }
    if (!(inner instanceof HostSession) || this.#hasLeft) return;
    if (inner.isDeposed) void this.#stepDown(inner);
    else this.#lookForSuccessor(inner);
  }

  #lookForSuccessor(inner: HostSession): void {
    const isWaiting =
      inner.handedOverTo !== null || inner.mayHaveSuccessor || (inner.state?.waiting.length ?? 0) > 0;
    if (!isWaiting) {
      this.#search?.leave();
      this.#search = null;
      return;
    }
    if (this.#search) return;
    const search = this.#parts.sit(inner.memory, undefined, inner.term + 1);
    this.#search = search;
    const stop = search.subscribe(() => {
      if (search.connection.state !== 'open') return;
      stop();
      void this.#change(async () => {
        await this.#parts.becameGuest(search.memory);
        this.#search = null;
        return search;
      });
    });
  }

  /** Somebody else is host: goes on as a guest, with everything that it remembers. */
  async #stepDown(inner: HostSession): Promise<void> {
    await this.#change(async () => {
      // Until there is another host, what this one saved is all there is.
      this.#isHostSaveKept = true;
      return this.#parts.sit(inner.memory);
    });
  }

  /** Replaces the inner table. If `make` returns null, it stays. */
  async #change(make: () => Promise<GuestTable | HostSession | null>): Promise<boolean> {
    if (this.#isChanging || this.#hasLeft) return false;
    this.#isChanging = true;
    const before = this.#inner;
    let next: GuestTable | HostSession | null = null;
    try {
      next = await make();
      if (next) {
        this.#unsubscribe();
        if (before instanceof GuestTable && next instanceof HostSession) before.announce();
        before.leave();
        if (this.#hasLeft) next.leave();
        else this.#attach(next);
      }
    } catch (error) {
      console.error(error);
    }
    this.#isChanging = false;
    return next !== null;
  }
}
