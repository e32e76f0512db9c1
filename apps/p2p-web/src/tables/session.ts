/**
 * This browser's part in a table with others: either as a guest or as the host. The part changes:
 *
 *   state    on                                                              next
 *   guest    elected, or the host hands over                                 host
 *   host     must wait for voters or has handed over; finds a later host     guest
 *   host     somebody knows a later term                                     guest
 */
import { Log } from '@cheeseboard/engine/fair';
import { writeRecord } from '@cheeseboard/engine/records';
import { takeOver } from '../election/takeover.ts';
import type { Elected } from '../guest/client.ts';
import { GuestTable } from '../guest/guest-table.ts';
import { type Memory, withoutElection } from '../guest/memory.ts';
import type { HostRunner } from '../host/host-runner.ts';
import type { HostSave } from '../host/room.ts';
import { matchOf } from '../log/replay.ts';
import { textOf } from '../protocol/bytes.ts';
import { personOf } from '../protocol/keys.ts';
import { hostAddress, type Invitation, invitationText } from '../protocol/room.ts';
import type { Identity } from '../storage/identity.ts';
import type { SavedTables } from '../storage/saved-tables.ts';
import type { Connection, Listening, ListeningState, Transport } from '../transport/transport.ts';
import { FailedCalls } from './failed-calls.ts';
import { hostTable } from './hosting.ts';
import { guestSaveName, guestSaveOf, putGuest, putHost } from './saves.ts';
import type { BrowserServices } from './services.ts';
import type {
  Act,
  Answer,
  ConnectionStatus,
  ElectionStatus,
  Ended,
  HostedTable,
  PersonId,
  Policy,
  TableState,
  Tables,
} from './table.ts';

/** How much longer the button *Wait longer* makes this browser wait for the host. */
const WAIT_LONGER_MS = 20_000;

/** A call that takes longer than this to connect may need a carrier. Most connect within a second. */
const CARRIERS_AFTER_MS = 2_000;
/** How often guests are asked again to carry connections, while calls do not connect. */
const CARRIERS_AGAIN_MS = 60_000;

export interface SessionParts {
  readonly services: BrowserServices;
  readonly tables: Tables;
  readonly saves: SavedTables;
  readonly transport: Transport;
  readonly identity: Identity;
  readonly invitation: Invitation;
}

/** This browser's part in the table: a screen, and the table behind it while this browser is host. */
interface Participation {
  readonly screen: GuestTable;
  readonly runner: HostRunner | null;
}

export class TableSession implements HostedTable {
  readonly invitation: string;
  /** Lets another tab open the table. */
  release = () => {};
  readonly #parts: SessionParts;
  readonly #listeners = new Set<() => void>();
  #participation!: Participation;
  #listening: Listening | null = null;
  #pendingCalls = 0;
  readonly #failedCalls: FailedCalls;
  /** Cancels the timer that asks guests to carry connections; null if there is none. */
  #cancelCarriers: (() => void) | null = null;
  #unsubscribe = () => {};
  /** A waiting host's search for somebody who was elected meanwhile; null while it does not search. */
  #successorSearch: GuestTable | null = null;
  #isChanging = false;
  #hasLeft = false;
  /** Whether this browser has stepped down but found no later host yet. Until then it keeps what it saved as host. */
  #isHostSaveKept = false;
  /** The newest vote or hand-over that was flushed to disk, as text. */
  #flushedElectionKey = '';

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.invitation = invitationText(parts.invitation);
    const { now, after } = parts.services;
    this.#failedCalls = new FailedCalls({ now, after, changed: () => this.#notifyListeners() });
  }

  /** Opens a table that this browser hosts. */
  async openHost(saved: HostSave): Promise<this> {
    this.#attach(await this.#host(saved));
    return this;
  }

  /** Opens a table that somebody else hosts. `by`: a connection that was paired by hand. */
  async openGuest(by?: Connection): Promise<this> {
    const { identity, invitation, saves } = this.#parts;
    const save = await guestSaveOf(saves, guestSaveName(invitation));
    // Undo an election that this browser won: its table was not saved, otherwise this browser would open it as host.
    const memory = save && withoutElection(save.memory, textOf(identity.publicKey));
    this.#attach({ screen: this.#sit(memory, by), runner: null });
    return this;
  }

  get connection(): ConnectionStatus {
    return this.#participation.screen.connection;
  }

  get state(): TableState | null {
    return this.#participation.screen.state;
  }

  get hosted(): HostedTable | null {
    return this.#participation.runner && this;
  }

  get handedOverTo(): PersonId | null {
    const nextHost = this.#participation.runner?.table.room.handedOver?.changes.at(-1);
    return nextHost ? personOf(nextHost.key) : null;
  }

  get listening(): ListeningState {
    return this.#listening?.state ?? 'open';
  }

  get connecting(): number {
    return this.#pendingCalls + (this.#participation.runner?.table.context.strangers ?? 0);
  }

  get hasFailedCall(): boolean {
    // A person whose connection is carried goes on calling directly. The host cannot tell those calls from others.
    return this.#failedCalls.isRemembered && !this.#participation.runner?.table.context.hasCarriedGuest;
  }

  get unsaved(): boolean {
    return this.#participation.runner?.unsaved ?? false;
  }

  admit(connection: Connection): void {
    if (this.#participation.runner) this.#participation.runner.admit(connection);
    else connection.close();
  }

  get election(): ElectionStatus | null {
    return this.#participation.runner ? null : this.#participation.screen.election;
  }

  /** Continues the match alone; null unless nobody can be elected and no body of the log is secret. */
  get continueAlone(): (() => Promise<{ readonly room: string }>) | null {
    const entries = this.election?.until === null ? this.#participation.screen.client.openLog : null;
    return entries && (() => this.#continueAlone(new Log(entries)));
  }

  waitLonger(): void {
    if (!this.#participation.runner) this.#participation.screen.waitLonger(WAIT_LONGER_MS);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(act: Act): Promise<Answer> {
    return this.#participation.screen.act(act);
  }

  /** Leaves the table. Another tab can open it once everything is saved. */
  async leave(why?: Ended): Promise<void> {
    this.#hasLeft = true;
    this.#successorSearch?.leave();
    // Another tab may take the table while this tab is still opening it, so there may be nothing to leave yet.
    if (this.#participation) await this.#leave(this.#participation, why);
    this.release();
  }

  async #leave({ screen, runner }: Participation, why?: Ended): Promise<void> {
    screen.leave(why);
    if (!runner) return;
    this.#cancelCarriers?.();
    this.#listening?.close();
    await runner.stop();
  }

  async #continueAlone(log: Log): Promise<{ readonly room: string }> {
    const { identity, tables, services } = this.#parts;
    const me = textOf(identity.publicKey);
    const { game, options } = log.start;
    const { seats, policy } = log.state!;
    return tables.createLocal({
      game,
      options,
      policy: policy as unknown as Policy,
      record: writeRecord(matchOf(log, await services.games())),
      chairs: seats.map(({ key, name }) =>
        key === me ? { kind: 'me', name } : { kind: 'bot', level: 'steady' },
      ),
    });
  }

  // Guest and host

  /** Joins somebody else's table as a guest. `minTerm`: hosts of an earlier term are ignored. */
  #sit(memory?: Memory, by?: Connection, minTerm?: number): GuestTable {
    const { identity, invitation, services, transport } = this.#parts;
    const screen: GuestTable = new GuestTable(
      {
        invitation,
        signer: identity,
        seed: identity.seed,
        random: services.random,
        memory,
        minTerm,
        isHostScreen: false,
        isShared: false,
      },
      transport,
      {
        ...services,
        store: (next) => this.#store(screen, next),
        elected: (elected) => void this.#takeOver(elected),
      },
      by,
    );
    return screen;
  }

  async #host(saved: HostSave): Promise<Participation> {
    const { services, identity, invitation, saves } = this.#parts;
    const { runner, sit } = await hostTable(services, saved, identity);
    const save = await guestSaveOf(saves, guestSaveName(invitation));
    const screen: GuestTable = sit(identity, save?.memory, (next) => this.#store(screen, next));
    return { screen, runner };
  }

  /** Saves what a guest remembers. Votes and hand-overs are promises to others, so they must survive a power failure. */
  async #store({ state }: GuestTable, memory: Memory): Promise<void> {
    if (!state) return;
    const { saves, invitation, services } = this.#parts;
    const { term, votedFor, handedOver } = memory.election;
    const electionKey = [term, votedFor, handedOver?.term].join();
    const isFirm = electionKey !== this.#flushedElectionKey;
    await putGuest(saves, guestSaveName(invitation), state, memory, services.today(), isFirm);
    this.#flushedElectionKey = electionKey;
  }

  /** Asks guests to carry connections if somebody calls but does not connect, or if nobody can call because signalling is lost. */
  #wantCarriers(runner: HostRunner, pending: number): void {
    const { after } = this.#parts.services;
    this.#pendingCalls = pending;
    if (pending === 0 && this.listening !== 'lost') {
      this.#cancelCarriers?.();
      this.#cancelCarriers = null;
      return;
    }
    const ask = (delayMs: number) => {
      this.#cancelCarriers = after(delayMs, () => {
        runner.tell({ type: 'want-carriers' });
        ask(CARRIERS_AGAIN_MS);
      });
    };
    if (!this.#cancelCarriers) ask(CARRIERS_AFTER_MS);
  }

  #attach(participation: Participation): void {
    const { screen, runner } = participation;
    const { transport, invitation } = this.#parts;
    const tell = () => this.#notifyListeners();
    this.#participation = participation;
    this.#unsubscribe = screen.subscribe(tell);
    this.#pendingCalls = 0;
    this.#cancelCarriers?.();
    this.#cancelCarriers = null;
    this.#listening = null;
    if (runner) {
      runner.watch(tell);
      this.#listening = transport.listen(hostAddress(invitation.secret, runner.table.room.term), {
        connected: (connection) => {
          this.#failedCalls.recordConnection();
          runner.admit(connection);
        },
        failed: () => {
          this.#failedCalls.recordFailure();
          runner.tell({ type: 'want-carriers' });
        },
        state: () => {
          this.#wantCarriers(runner, this.#pendingCalls);
          tell();
        },
        pending: (count) => {
          this.#wantCarriers(runner, count);
          tell();
        },
      });
    }
    tell();
  }

  #notifyListeners(): void {
    for (const listener of [...this.#listeners]) listener();
    const { screen, runner } = this.#participation;
    const { connection } = screen;
    // Nobody can call a closed table.
    if (connection.state === 'ended') this.#listening?.close();
    if (this.#hasLeft) return;
    if (!runner) this.#followHost(connection);
    else if (runner.table.context.isDeposed) void this.#stepDown(runner);
    else this.#lookForSuccessor(runner);
  }

  /** Deletes the saves of a guest who was sent away, and what a guest saved earlier as host. */
  #followHost(connection: ConnectionStatus): void {
    const { saves, invitation } = this.#parts;
    const logError = (error: unknown) => console.error(error);
    if (connection.state === 'ended' && connection.why === 'sent-away')
      void saves.delete('guest', guestSaveName(invitation)).catch(logError);
    if (connection.state !== 'open' || !this.#isHostSaveKept) return;
    this.#isHostSaveKept = false;
    void saves.delete('host', invitation.secret).catch(logError);
  }

  async #takeOver(elected: Elected): Promise<void> {
    const { invitation, saves, services } = this.#parts;
    const isHost = await this.#change(async () => {
      const saved = await takeOver(invitation.secret, elected);
      if (!saved) return null;
      await putHost(saves, saved, services.today(), true);
      return this.#host(saved);
    });
    if (isHost) return;
    // A browser that cannot save the table does not host it. It waits, so that others are elected first.
    const me = elected.proof.changes.at(-1)!.key;
    await this.#change(async () => ({
      screen: this.#sit(withoutElection(elected.memory, me)),
      runner: null,
    }));
    this.waitLonger();
  }

  /** What this browser remembers as a guest after it was host: the memory of its screen, with the election state of the hosted table. */
  #memoryAsGuest({ table }: HostRunner): Memory {
    return { ...this.#participation.screen.client.memory, election: table.stored };
  }

  #lookForSuccessor(runner: HostRunner): void {
    const isWaiting =
      this.handedOverTo !== null || runner.table.mayHaveSuccessor || (this.state?.waiting.length ?? 0) > 0;
    if (!isWaiting) {
      this.#successorSearch?.leave();
      this.#successorSearch = null;
      return;
    }
    if (this.#successorSearch) return;
    const search = this.#sit(this.#memoryAsGuest(runner), undefined, runner.table.room.term + 1);
    this.#successorSearch = search;
    const stop = search.subscribe(() => {
      if (search.connection.state !== 'open') return;
      stop();
      void this.#change(async () => {
        await this.#parts.saves.delete('host', this.#parts.invitation.secret);
        this.#successorSearch = null;
        return { screen: search, runner: null };
      });
    });
  }

  /** Goes on as a guest, with everything that this browser remembers, because somebody else is host. */
  async #stepDown(runner: HostRunner): Promise<void> {
    await this.#change(async () => {
      this.#isHostSaveKept = true;
      return { screen: this.#sit(this.#memoryAsGuest(runner)), runner: null };
    });
  }

  /** Replaces this browser's part in the table. If `make` returns null, the part stays. Returns whether it changed. */
  async #change(make: () => Promise<Participation | null>): Promise<boolean> {
    if (this.#isChanging || this.#hasLeft) return false;
    this.#isChanging = true;
    const previous = this.#participation;
    let newParticipation: Participation | null = null;
    try {
      newParticipation = await make();
      if (newParticipation) {
        this.#unsubscribe();
        if (newParticipation.runner) previous.screen.announce();
        void this.#leave(previous);
        if (this.#hasLeft) void this.#leave(newParticipation);
        else this.#attach(newParticipation);
      }
    } catch (error) {
      console.error(error);
    }
    this.#isChanging = false;
    return newParticipation !== null;
  }
}
