/** What tables need from the browser. open.ts has the real services; tests bring their own. */
import type { AnyGame, MoveBase } from '@cheeseboard/engine';
import type { BotPace } from '../host/bot-scheduler.ts';
import type { ThinkEffect } from '../host/host-runner.ts';
import type { Random } from '../protocol/room.ts';
import type { Identity } from '../storage/identity.ts';
import type { KeptMatches } from '../storage/kept-matches.ts';
import type { SavedTables } from '../storage/saved-tables.ts';
import type { TabLock, TabLockOptions } from '../storage/tab-lock.ts';
import type { NewSealedEnd, Transport } from '../transport/transport.ts';

export interface BrowserServices {
  identity(): Promise<Identity>;
  savedTables(): Promise<SavedTables>;
  keptMatches(): Promise<KeptMatches>;
  /** The name in the reader's settings. */
  ownName(): string;
  transport(): Promise<Transport>;
  /** Loads the code that seals connections through another guest. */
  sealedEnds(): Promise<NewSealedEnd>;
  games(): Promise<readonly AnyGame[]>;
  /** Acquires a lock for this tab. Null if another tab has it. */
  tabLock(name: string, how: TabLockOptions): Promise<TabLock | null>;
  think(effect: ThinkEffect): Promise<MoveBase | null>;
  /** How fast bots move at tables of this browser. */
  pace(): BotPace;
  readonly random: Random;
  /** A monotonic clock, for durations. */
  now(): number;
  /** A clock for hosts that runs even while the device sleeps, so that the lease expires. */
  wall?(): number;
  /** The date, for the list of saved tables. */
  today(): number;
  after(milliseconds: number, call: () => void): () => void;
  /** Calls `call` whenever a reconnect is worth trying at once. Returns a function that ends these calls. */
  nudges(call: () => void): () => void;
}
