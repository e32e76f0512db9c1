/** What tables need of the browser they run in. open.ts has the page's own; tests bring theirs. */
import type { AnyGame, MoveBase } from '@cheeseboard/engine';
import type { ThinkEffect } from '../host/host-runner.ts';
import type { Random } from '../protocol/room.ts';
import type { Identity } from '../storage/identity.ts';
import type { SavedTables } from '../storage/saved-tables.ts';
import type { TabLock, TabLockOptions } from '../storage/tab-lock.ts';
import type { Transport } from '../transport/transport.ts';

export interface BrowserServices {
  identity(): Promise<Identity>;
  savedTables(): Promise<SavedTables>;
  transport(): Promise<Transport>;
  games(): Promise<readonly AnyGame[]>;
  /** Null: another tab has it. */
  tabLock(name: string, how: TabLockOptions): Promise<TabLock | null>;
  think(effect: ThinkEffect): Promise<MoveBase | null>;
  /** Bots without a pause, at tables of this browser. */
  fast(): boolean;
  readonly random: Random;
  /** For durations: starts anywhere, never goes back. */
  now(): number;
  /** The same for a host: goes on while the device sleeps, so that it knows how long it heard nobody. */
  wall?(): number;
  /** The date, for the list of saved tables. */
  today(): number;
  after(milliseconds: number, call: () => void): () => void;
  /** Told when it is worth calling again at once. */
  nudges(call: () => void): () => void;
}
