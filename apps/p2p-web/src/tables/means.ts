/** What tables need of the browser they run in. open.ts has the page's own; tests bring theirs. */
import type { AnyGame, ChanceRequest, MoveBase, Outcome } from '@cheeseboard/engine';
import type { Promises } from '../fair/promised.ts';
import type { ThinkEffect } from '../host/hosting.ts';
import type { Random } from '../protocol/room.ts';
import type { Identity } from '../storage/identity.ts';
import type { SavedTables } from '../storage/saved-tables.ts';
import type { TabLock, TabLockOptions } from '../storage/tab-lock.ts';
import type { Transport } from '../transport/transport.ts';

export interface Means {
  identity(): Promise<Identity>;
  shelf(): Promise<SavedTables>;
  transport(): Promise<Transport>;
  games(): Promise<readonly AnyGame[]>;
  /** Null: another tab has it. */
  hold(name: string, how: TabLockOptions): Promise<TabLock | null>;
  draw(request: ChanceRequest): Promise<Outcome>;
  think(effect: ThinkEffect): Promise<MoveBase | null>;
  /** Bots without a pause, at tables of this browser. */
  fast(): boolean;
  readonly random: Random;
  /** For durations: starts anywhere, never goes back. */
  now(): number;
  /** The same for a host: goes on while the device sleeps, so that it knows how long it heard nobody. */
  wall?(): number;
  /** What the calendar says, for the shelf. */
  today(): number;
  after(milliseconds: number, call: () => void): () => void;
  /** Told when the page goes, for good or for a while. */
  goings?(call: () => void): () => void;
  /** What was promised at this table (fair/promised.ts). Without it that lasts as long as the page. */
  promises?(room: string): Promises;
  /** Small things that must be safe at once, also while the page goes. */
  readonly marks?: { has(name: string): boolean; set(name: string, on: boolean): void };
  /** Told when it is worth calling again at once. */
  nudges(call: () => void): () => void;
}
