/** What a hosted table is told, and what it wants done. It does nothing itself. */
import type { GameTypes, MoveBase } from '@cheeseboard/engine';
import type { Level, Observation } from '@cheeseboard/engine/bots';
import type { Fingerprints } from '../transport/transport.ts';
import type { HostSave } from './room.ts';

/** A connection, as a number: the runner knows which. */
export type ConnectionId = number;

export type Input =
  | { readonly is: 'connected'; readonly connection: ConnectionId; readonly fingerprints: Fingerprints }
  | { readonly is: 'text'; readonly connection: ConnectionId; readonly text: string }
  | { readonly is: 'shaky'; readonly connection: ConnectionId; readonly shaky: boolean }
  | { readonly is: 'closed'; readonly connection: ConnectionId }
  /** The answer to `think`. Null: not now. */
  | { readonly is: 'thought'; readonly id: number; readonly move: MoveBase | null }
  /** The answer to `split`. */
  | { readonly is: 'split'; readonly key: string; readonly shares: readonly string[] }
  /** A hand-over was saved; or could not be. */
  | { readonly is: 'saved-hand-over'; readonly saved: boolean }
  | { readonly is: 'wake' };

export type Effect =
  | { readonly do: 'send'; readonly connection: ConnectionId; readonly text: string }
  /** After what was sent has gone out. */
  | { readonly do: 'close'; readonly connection: ConnectionId }
  /** Whatever follows waits until this is safe. */
  | { readonly do: 'save'; readonly saved: HostSave }
  /** The table is closed for good. */
  | { readonly do: 'forget' }
  | {
      readonly do: 'think';
      readonly id: number;
      readonly game: string;
      readonly level: Level;
      readonly seen: Observation<GameTypes>;
      readonly milliseconds: number;
      readonly seed: number;
    }
  /** Splits the key of the log among the voters. */
  | { readonly do: 'split'; readonly key: string; readonly voters: number; readonly quorum: number }
  | { readonly do: 'wake'; readonly at: number };
