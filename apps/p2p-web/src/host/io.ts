/** What a hosted table is told, and what it wants done. It does nothing itself. */
import type { GameTypes, MoveBase } from '@cheeseboard/engine';
import type { Level, Observation } from '@cheeseboard/engine/bots';
import type { Fingerprints } from '../transport/transport.ts';
import type { HostSave } from './room.ts';

/** A connection, as a number: the runner knows which. */
export type ConnectionId = number;

export type Input =
  | { readonly type: 'connected'; readonly connection: ConnectionId; readonly fingerprints: Fingerprints }
  | { readonly type: 'text'; readonly connection: ConnectionId; readonly text: string }
  | { readonly type: 'shaky'; readonly connection: ConnectionId; readonly shaky: boolean }
  | { readonly type: 'closed'; readonly connection: ConnectionId }
  /** The answer to `think`. Null: not now. */
  | { readonly type: 'thought'; readonly id: number; readonly move: MoveBase | null }
  /** The answer to `split`. */
  | { readonly type: 'split'; readonly key: string; readonly shares: readonly string[] }
  /** A hand-over was saved; or could not be. */
  | { readonly type: 'saved-hand-over'; readonly saved: boolean }
  | { readonly type: 'wake' };

export type Effect =
  | { readonly type: 'send'; readonly connection: ConnectionId; readonly text: string }
  /** After what was sent has gone out. */
  | { readonly type: 'close'; readonly connection: ConnectionId }
  /** Whatever follows waits until this is safe. */
  | { readonly type: 'save'; readonly saved: HostSave }
  /** The table is closed for good. */
  | { readonly type: 'forget' }
  | {
      readonly type: 'think';
      readonly id: number;
      readonly game: string;
      readonly level: Level;
      readonly seen: Observation<GameTypes>;
      readonly milliseconds: number;
      readonly seed: number;
    }
  /** Splits the key of the log among the voters. */
  | { readonly type: 'split'; readonly key: string; readonly voters: number; readonly quorum: number }
  | { readonly type: 'wake'; readonly at: number };
