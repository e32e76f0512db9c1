/** What tables need from the browser. open.ts has the real services; tests bring their own. */
import type { GuestServices } from '../guest/guest-table.ts';
import type { BotPace } from '../host/bot-scheduler.ts';
import type { HostServices } from '../host/host-runner.ts';
import type { Random } from '../protocol/room.ts';
import type { Identity } from '../storage/identity.ts';
import type { KeptMatches } from '../storage/kept-matches.ts';
import type { SavedTables } from '../storage/saved-tables.ts';
import type { TabLock, TabLockOptions } from '../storage/tab-lock.ts';
import type { Transport } from '../transport/transport.ts';

export interface BrowserServices
  extends Pick<HostServices, 'think'>,
    Required<Omit<GuestServices, 'store' | 'elected'>> {
  identity(): Promise<Identity>;
  savedTables(): Promise<SavedTables>;
  keptMatches(): Promise<KeptMatches>;
  /** The name in the reader's settings. */
  ownName(): string;
  transport(): Promise<Transport>;
  /** Acquires a lock for this tab. Null if another tab has it. */
  tabLock(name: string, how: TabLockOptions): Promise<TabLock | null>;
  /** Prepares the sharp bots of a game, so that the first answer comes in time. */
  warm(game: string): void;
  /** How fast bots move at tables of this browser. */
  pace(): BotPace;
  readonly random: Random;
  /** The clock for hosts: see host-clock.ts. */
  hostClock(): number;
  /** The date, for the list of saved tables. */
  today(): number;
}
