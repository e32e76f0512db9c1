/**
 * A table as a screen sees it, wherever the match runs: in this browser, in another one, or on this device for several
 * people. Screens read `state` and `connection` and say `act`; they know neither protocol nor transport.
 */
import type {
  EventBase,
  MoveBase,
  OptionValue,
  RefusalBase,
  Result,
  Seat,
  ViewBase,
} from '@cheeseboard/engine';
import type { Level } from '@cheeseboard/engine/bots';
import type { Verdict, Violation } from '../audit/audit.ts';
import type { Connection, ListeningState } from '../transport/transport.ts';

/** Somebody at the table, by a short id made of their public key. Not a secret. */
export type PersonId = string;

/** The colours that people can choose; those of ui-components' pieces. */
export type Colour = string;

export interface Person {
  readonly id: PersonId;
  /** Empty until they have said one (`profile`). */
  readonly name: string;
  readonly colour: Colour | null;
  readonly host: boolean;
  readonly connection: 'here' | 'shaky' | 'away';
  /** Null for who watches. */
  readonly seat: Seat | null;
  readonly ready: boolean;
}

export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level; readonly name: string }
  /** `standIn`: a bot plays until the person is back. */
  | { readonly kind: 'person'; readonly person: PersonId; readonly standIn: boolean };

/** What the host decided beside the rules. */
export interface Policy {
  /** What happens when somebody is away: the table waits, or after a while a bot plays on. */
  readonly away: 'wait' | 'bot';
  readonly undo: 'ask' | 'never';
  /** Whether who watches may ask for an open or abandoned seat. The host answers. */
  readonly takeover: boolean;
  /** Seconds for a turn, null for none. When they are up, a bot moves once. */
  readonly clock: number | null;
  /** Seconds in which everybody holds still where the game says so (`breath` of the engine): after each card that may be parried (DD-10). */
  readonly breath: number;
  /** Seconds that a host may be gone before its guests elect another; 8 if left out. */
  readonly patience?: number | undefined;
  /** How many of the guests must agree on a new host. So many together could also read the sealed log. */
  readonly quorum?: 'majority' | 'everybody' | 'nobody' | undefined;
}

export type Ask =
  /** `waiting`: who has not answered yet. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number; readonly waiting: readonly Seat[] }
  | { readonly kind: 'seat'; readonly person: PersonId; readonly seat: Seat };

export interface ChatLine {
  /** Counts from 1 at this table, so that new ones are known. */
  readonly number: number;
  readonly person: PersonId;
  readonly name: string;
  readonly text: string;
  /** A quick reaction: one of a fixed list, drawn at the seat. */
  readonly reaction: boolean;
}

/** What this browser knows of the fairness of a match: see audit/. */
export interface FairState {
  /** How many draw together. */
  readonly players: number;
  /** Draws so far. */
  readonly draws: number;
  /** The first thing that was found to be wrong. */
  readonly violation: Violation | null;
  /** At the end, when everything has been checked. */
  readonly verdict: Verdict | null;
}

export interface MatchState {
  /** The first match at this table is 1, the rematch 2. */
  readonly number: number;
  /** Grows with every step; shrinks when one is taken back. */
  readonly version: number;
  readonly view: ViewBase;
  /** My legal moves now. */
  readonly moves: readonly MoveBase[];
  /** Every event since the match began. */
  readonly log: readonly EventBase[];
  /** Bots that are busy. Never tells who may act out of turn. */
  readonly thinking: readonly Seat[];
  /**
   * Milliseconds left for who is in turn, at the time of `at` (performance.now()); null without a clock. Not running while the
   * table is paused, or breathes, or waits for nobody but bots.
   */
  readonly clock: { readonly left: number; readonly at: number; readonly running?: boolean } | null;
  /** Everybody holds still (DD-10): until then `moves` has only what may be done out of turn. `at` as for the clock. */
  readonly breath?: { readonly left: number; readonly at: number } | null;
  readonly result: Result | null;
  /** The whole record: only when the match is over. */
  readonly record: string | null;
  /** Whether my last move can be taken back: it is the last of all, and taught nobody anything (CB-4). */
  readonly undo?: boolean | undefined;
  /** The latest step (counted from 0) that a bot took for somebody whose time was up. */
  readonly late?: { readonly seat: Seat; readonly step: number } | undefined;
  /** How chance is watched over; null where nothing is drawn together. */
  readonly fair: FairState | null;
}

export interface TableState {
  readonly phase: 'lobby' | 'playing' | 'over';
  /** An id of the engine's list of games. */
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly policy: Policy;
  readonly chairs: readonly Chair[];
  /** So many chairs further sits everybody since the table was made: rematches. */
  readonly turned?: number | undefined;
  readonly people: readonly Person[];
  readonly me: PersonId;
  readonly paused: PersonId | null;
  /** Who the table waits for because they could have gone on without the host. Nobody, as a rule. */
  readonly waiting: readonly PersonId[];
  readonly asks: readonly Ask[];
  readonly chat: readonly ChatLine[];
  readonly match: MatchState | null;
}

/** Why a table is no longer, or not yet, mine. */
export type Ended =
  | 'closed' /** the host closed the table */
  | 'sent-away' /** the host sent me away */
  | 'full' /** no room for more people */
  | 'elsewhere'; /** I opened this table in another tab, which has it now */

export type ConnectionStatus =
  | {
      readonly state: 'connecting';
      /**
       * `older`, `newer`: my app, than that of whoever answers there. It need not be the host. `not-the-host`: whoever answers there is surely
       * somebody else.
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

/** What a person can want. The host's own ones are refused to others. */
export type Act =
  | { readonly kind: 'profile'; readonly name: string; readonly colour: Colour | null }
  /** Null: stand up and watch. */
  | { readonly kind: 'sit'; readonly seat: Seat | null }
  | { readonly kind: 'ready'; readonly ready: boolean }
  | { readonly kind: 'move'; readonly version: number; readonly move: MoveBase }
  | { readonly kind: 'say'; readonly text: string; readonly reaction: boolean }
  | { readonly kind: 'pause'; readonly paused: boolean }
  | { readonly kind: 'ask-undo' }
  | { readonly kind: 'answer-undo'; readonly yes: boolean }
  /** Null takes the wish back. */
  | { readonly kind: 'ask-seat'; readonly seat: Seat | null }
  /** The rest is for the host. */
  | { readonly kind: 'answer-seat'; readonly person: PersonId; readonly yes: boolean }
  | {
      readonly kind: 'set-game';
      readonly game: string;
      readonly options: Readonly<Record<string, OptionValue>>;
      readonly seats: number;
    }
  | {
      readonly kind: 'set-chair';
      readonly seat: Seat;
      readonly chair: { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: Level };
    }
  | { readonly kind: 'set-policy'; readonly policy: Policy }
  | { readonly kind: 'start' }
  /** Now, without waiting any longer: a bot plays for somebody who is away, or they are waited for again. */
  | { readonly kind: 'stand-in'; readonly seat: Seat; readonly bot: boolean }
  | { readonly kind: 'send-away'; readonly person: PersonId }
  /** I have to go: somebody who sits at the table becomes host. */
  | { readonly kind: 'hand-over'; readonly person: PersonId }
  /** After the end: the same people, everybody one chair further. */
  | { readonly kind: 'rematch' }
  /** After the end, or to give up a match: back to the lobby with everybody. */
  | { readonly kind: 'to-lobby' }
  | { readonly kind: 'close' };

export type Answer =
  | { readonly ok: true }
  /** `refusal`: the engine's, of a move. `why`: a reason of the table's own, as a word to translate. */
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

/** How it goes on when the host is gone. Times as of performance.now(). */
export interface ElectionStatus {
  readonly since: number;
  /** Until when this browser waits for the host before it votes for another; null where nobody can be elected. */
  readonly until: number | null;
  /** So many agree so far, of so many that are needed; 0 before this browser stands. */
  readonly votes: number;
  readonly quorum: number;
  readonly voters: number;
}

export interface Table {
  /** What only the host has; null or left out for a guest. Can change: see session.ts. */
  readonly hosted?: HostedTable | null;
  /** Who this host has handed its table over to; null, or left out, if nobody. Until they have it, it waits for them. */
  readonly handedOverTo?: PersonId | null;
  /** Null, or left out, while the host is there. */
  readonly election?: ElectionStatus | null;
  /** Gives the host another while: this browser votes for nobody before that. */
  waitLonger?(ms?: number): void;
  /** Continues the match against bots on this device, as a table of its own. Null, or left out, where that is not offered. */
  readonly continueAlone?: (() => Promise<{ readonly room: string }>) | null;
  readonly connection: ConnectionStatus;
  /** Null until the first welcome. Kept while the connection is down. A new object after every change. */
  readonly state: TableState | null;
  subscribe(listener: () => void): () => void;
  act(act: Act): Promise<Answer>;
  /** Leaves this screen: a guest's chair is kept, a hosted table is saved. */
  leave(): void;
}

/** Several people on one device: one table each, by seat, over one host in memory. */
export interface SharedTable {
  readonly tables: readonly (Table | null)[];
  /** The browser does not keep it: after a reload it is gone. */
  readonly unsaved?: boolean;
  /** Calls back when that changes. */
  watch?(call: () => void): void;
  leave(): void;
}

/** A line on the first page: an unfinished match of this browser, as host, guest or alone. */
export interface SavedTable {
  readonly room: string;
  readonly role: 'host' | 'guest' | 'local';
  readonly game: string;
  readonly names: readonly string[];
  /** Steps so far; 0 in the lobby. */
  readonly steps: number;
  readonly over: boolean;
  /** Date.now() of the last change. */
  readonly at: number;
}

/** What the first screen asks for. `chairs` has one entry for each seat. */
export interface NewTable {
  /** Continues the match of this record; for a table on one device. */
  readonly record?: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly policy: Policy;
  readonly chairs: readonly (
    | { readonly kind: 'open' }
    | { readonly kind: 'bot'; readonly level: Level }
    /** The one who starts the table; on one device, everybody who plays, by name. */
    | { readonly kind: 'me'; readonly name: string }
  )[];
}

/** A table that this browser hosts. */
export interface HostedTable extends Table {
  /** What to send to the others: the fragment of the address (`#/t/…`), room secret and hash of the host's key in it. */
  readonly invitation: string;
  /** Whether the others can find it right now. */
  readonly listening: ListeningState;
  /** How many are on their way in, and not known yet; few, however many call. The others are not told: it would cost them a message each. */
  readonly connecting?: number;
  /** The browser does not keep it: after a reload it is gone. */
  readonly unsaved?: boolean;
  /** Lets somebody in over a connection that was made by hand. */
  admit(link: Connection): void;
}

/** Another tab of this browser has the room open. */
export class OpenInAnotherTab extends Error {
  constructor() {
    super('this table is open in another tab');
    this.name = 'OpenInAnotherTab';
  }
}

/** Opens tables. The one implementation is in open.ts. */
export interface Tables {
  /** A table for others to join; it is saved under its room from now on. */
  create(table: NewTable): Promise<{ readonly room: string }>;
  /**
   * Null: this browser does not host that room. Throws `OpenInAnotherTab` when another tab has it open; `take`: then that tab lets go of it, and its
   * connection ends with `elsewhere`.
   */
  host(room: string, take?: boolean): Promise<HostedTable | null>;
  /** `invitation`: what `HostedTable` gave. Null when it is not one. `by`: a connection made by hand, instead of calling. */
  join(invitation: string, by?: Connection, take?: boolean): Promise<Table | null>;
  /** On this device only, for one or several people and bots. */
  createLocal(table: NewTable): Promise<{ readonly room: string }>;
  local(room: string, take?: boolean): Promise<SharedTable | null>;
  /** The record of a match on the savedTables, as far as this browser may know it: a guest's only when it is over. */
  record(room: string): Promise<string | 'secret' | null>;
  forget(room: string): Promise<void>;
}
