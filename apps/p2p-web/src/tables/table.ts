/**
 * A table as screens see it, wherever the match runs. Screens read `state` and `connection` and call `act`; they know neither protocol nor
 * transport.
 */
import type { EventBase, MoveBase, OptionValue, RefusalBase, Result, Seat } from '@cheeseboard/engine';
import type { Level } from '@cheeseboard/engine/bots';
import type { Verdict, Violation } from '../audit/audit.ts';
import type { WireAct } from '../protocol/messages.ts';
import type { Snapshot } from '../protocol/snapshot.ts';
import type { Connection, ListeningState } from '../transport/transport.ts';

/** Identifies a person: a short hash of their public key. Not a secret. */
export type PersonId = string;

/** A colour of ui-components' pieces. */
export type Colour = string;

/** The type with all properties readonly, at any depth. */
type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

// The parts of a table that everybody is sent: see protocol/snapshot.ts and protocol/schemas.ts.
export type Person = Immutable<Snapshot['people'][number]>;
export type Chair = Immutable<Snapshot['chairs'][number]>;
export type Policy = Immutable<Snapshot['policy']>;
export type Ask = Immutable<Snapshot['asks'][number]>;
export type ChatLine = Immutable<Snapshot['chat'][number]>;

export interface FairState {
  /** The number of players who draw together. */
  readonly players: number;
  readonly draws: number;
  readonly violation: Violation | null;
  /** The result of the audit at the end; null before that. */
  readonly verdict: Verdict | null;
}

type ShownMatch = NonNullable<Snapshot['match']>;

export interface MatchState
  extends Immutable<Pick<ShownMatch, 'number' | 'version' | 'thinking'>>,
    Readonly<Pick<ShownMatch, 'view' | 'undo' | 'late'>> {
  readonly moves: readonly MoveBase[];
  readonly log: readonly EventBase[];
  /**
   * Milliseconds left at `at` (performance.now()) for the player in turn; null without a clock. Stopped during pauses, breaths and the
   * turns of bots.
   */
  readonly clock: { readonly left: number; readonly at: number; readonly running?: boolean } | null;
  /**
   * A pause that is the same for everybody; `at` as in `clock`. In a breath of the game (`Game.breath`), `moves` holds only moves out of
   * turn. Between rounds, `readers` are the seats that still read, and `left` is null without a limit.
   */
  readonly breath?: {
    readonly left: number | null;
    readonly at: number;
    readonly readers?: readonly Seat[];
  } | null;
  /** The player for whose roll the match waits; null or absent if it waits for nobody's. */
  readonly roller?: Seat | null;
  readonly result: Result | null;
  /** The record of the finished match; null before the end. */
  readonly record: string | null;
  /** The audit so far; null if only one person plays. */
  readonly fair: FairState | null;
}

export interface TableState extends Immutable<Omit<Snapshot, 'wanted' | 'match'>> {
  readonly me: PersonId;
  readonly match: MatchState | null;
}

export type Ended =
  | 'closed' /** the host closed the table */
  | 'sent-away' /** the host sent me away */
  | 'full' /** no room for more people */
  | 'elsewhere'; /** I opened this table in another tab, which has it now */

export type ConnectionStatus =
  | {
      readonly state: 'connecting';
      /**
       * `older`, `newer`: my app is older or newer than that of the peer who answers, who need not be the host. `not-the-host`: somebody else
       * answers at the host's address.
       */
      readonly why:
        | 'first'
        | 'nobody'
        | 'signalling'
        | 'blocked'
        | 'lost'
        | 'older'
        | 'newer'
        | 'not-the-host';
      readonly tries: number;
    }
  | { readonly state: 'open' | 'shaky' }
  | { readonly state: 'ended'; readonly why: Ended };

/** What a person can do: see protocol/messages.ts. Some acts are only for the host. */
export type Act = Immutable<WireAct>;

export type Answer =
  | { readonly ok: true }
  /** The act was refused. `refusal`: why the engine refuses a move. `why`: why the table refuses the act. */
  | { readonly ok: false; readonly refusal: RefusalBase }
  | {
      readonly ok: false;
      readonly why:
        | 'not-host'
        | 'not-seated'
        | 'not-now'
        | 'stale'
        | 'paused'
        | 'taken'
        | 'not-ready'
        | 'too-fast'
        | 'offline'
        | 'invalid';
    };

/** The election while the host is gone. Times as of performance.now(). */
export interface ElectionStatus {
  readonly since: number;
  /** When this browser's patience ends; null if nobody can be elected. */
  readonly until: number | null;
  /** The votes for this browser so far; 0 if it is not a candidate. */
  readonly votes: number;
  readonly quorum: number;
  readonly voters: number;
}

export interface Table {
  /** The host's controls; null or missing for a guest. A guest gets them on becoming host: see session.ts. */
  readonly hosted?: HostedTable | null;
  /** The next host, while a hand-over is in progress. */
  readonly handedOverTo?: PersonId | null;
  /** The election's status; null or missing while the host is connected. */
  readonly election?: ElectionStatus | null;
  /** Makes this browser wait longer for the host before it takes part in an election. */
  waitLonger?(ms?: number): void;
  /** Continues the match against bots as a table of its own. Null or missing where that is not possible. */
  readonly continueAlone?: (() => Promise<{ readonly room: string }>) | null;
  readonly connection: ConnectionStatus;
  /** What the table shows; null until the first snapshot. It is kept while disconnected, and is a new object after every change. */
  readonly state: TableState | null;
  subscribe(listener: () => void): () => void;
  act(act: Act): Promise<Answer>;
  /** Closes this screen. A guest keeps the seat; a hosted table is saved. */
  leave(): void;
}

/** Several people on one device: one table per seat, and one host in memory. */
export interface SharedTable {
  readonly tables: readonly (Table | null)[];
  /** Whether saving failed, so that a reload would lose the table. */
  readonly unsaved?: boolean;
  /** Calls back when `unsaved` changes. */
  watch?(call: () => void): void;
  leave(): void;
}

/** A saved table, as listed on the start page. */
export interface SavedTable {
  readonly room: string;
  readonly role: 'host' | 'guest' | 'local';
  readonly game: string;
  readonly names: readonly string[];
  /** The number of steps; 0 in the lobby. */
  readonly steps: number;
  readonly over: boolean;
  /** Date.now() of the last change. */
  readonly at: number;
}

/** The set-up of a new table. `chairs` has one entry for each seat. */
export interface NewTable {
  /** The record of a match to continue, for a table on one device. */
  readonly record?: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly policy: Policy;
  readonly chairs: readonly (
    | { readonly kind: 'open' }
    | { readonly kind: 'bot'; readonly level: Level }
    /** The person who opens the table; on one device, everybody who plays. */
    | { readonly kind: 'me'; readonly name: string }
  )[];
}

export interface HostedTable extends Table {
  /** The URL fragment of the invitation (`#/t/…`), with the room's secret and the hash of the host's key. */
  readonly invitation: string;
  /** Whether guests can connect now. */
  readonly listening: ListeningState;
  /** The number of unauthenticated connections, which is limited. Guests are not told, to save messages. */
  readonly connecting?: number;
  /** Whether somebody called in the last minute and could not connect. */
  readonly hasFailedCall?: boolean;
  /** Whether saving failed, so that a reload would lose the table. */
  readonly unsaved?: boolean;
  /** Accepts a connection that was paired by hand. */
  admit(link: Connection): void;
}

/** Thrown if another tab of this browser has the table open. */
export class OpenInAnotherTab extends Error {
  constructor() {
    super('this table is open in another tab');
    this.name = 'OpenInAnotherTab';
  }
}

/** Opens tables. open.ts has the implementation for this page. */
export interface Tables {
  /** Creates and saves a table that others can join. */
  create(table: NewTable): Promise<{ readonly room: string }>;
  /**
   * Opens a hosted table. Null if this browser does not host the room. Throws `OpenInAnotherTab` if another tab has it open, unless
   * `take` is set: then that tab's session ends with `elsewhere`.
   */
  host(room: string, take?: boolean): Promise<HostedTable | null>;
  /** Opens a table by its link. Null if the invitation is invalid. `by`: a connection that was paired by hand, instead of a call. */
  join(invitation: string, by?: Connection, take?: boolean): Promise<Table | null>;
  /** Creates and saves a table on this device, for one or several people and bots. */
  createLocal(table: NewTable): Promise<{ readonly room: string }>;
  local(room: string, take?: boolean): Promise<SharedTable | null>;
  /** The saved match's record, limited to what this browser may see. */
  record(room: string): Promise<string | 'secret' | null>;
  forget(room: string): Promise<void>;
}
