/** Inputs and effects of the hosted table's machine. */
import type { GameTypes, MoveBase } from '@cheeseboard/engine';
import type { Level, Observation } from '@cheeseboard/engine/bots';
import type { Fingerprints } from '../transport/transport.ts';
import type { HostSave } from './room.ts';

/** Identifies a connection of the runner. */
export type ConnectionId = number;

export type Input =
  /** Resumes the saved table. This is always the first input. */
  | { readonly type: 'open' }
  /** Starts the match at once, at a table on one device. */
  | { readonly type: 'start' }
  /** `carrier`: the connection of the guest who carries this one. */
  | {
      readonly type: 'connected';
      readonly connection: ConnectionId;
      readonly fingerprints: Fingerprints;
      readonly carrier?: ConnectionId;
    }
  | { readonly type: 'text'; readonly connection: ConnectionId; readonly text: string }
  | { readonly type: 'shaky'; readonly connection: ConnectionId; readonly shaky: boolean }
  | { readonly type: 'closed'; readonly connection: ConnectionId }
  /** The answer to `think`. Null: no move now. */
  | { readonly type: 'thought'; readonly id: number; readonly move: MoveBase | null }
  /** The answer to `split`. */
  | { readonly type: 'split'; readonly key: string; readonly shares: readonly string[] }
  /** Whether the hand-over could be saved. */
  | { readonly type: 'saved-hand-over'; readonly saved: boolean }
  /** Somebody may not reach this host, so guests with a direct connection listen for calls to carry. */
  | { readonly type: 'want-carriers' }
  | { readonly type: 'wake' };

export type Effect =
  | { readonly type: 'send'; readonly connection: ConnectionId; readonly text: string }
  /** Closes the connection after everything that was sent has gone out. */
  | { readonly type: 'close'; readonly connection: ConnectionId }
  /** A text of a connection that the guest at `connection` carries for somebody else; null closes the carried connection. */
  | {
      readonly type: 'carried';
      readonly connection: ConnectionId;
      readonly id: number;
      readonly text: string | null;
    }
  /** Saves the table. Later effects wait until it is saved. */
  | { readonly type: 'save'; readonly saved: HostSave }
  /** Deletes the saved table, because it is closed for good. */
  | { readonly type: 'forget' }
  | {
      readonly type: 'think';
      readonly id: number;
      readonly game: string;
      readonly level: Level;
      readonly seen: Observation<GameTypes>;
      readonly milliseconds: number;
      /** How long a slow device may think: the answer is not due earlier. */
      readonly longestMilliseconds: number;
      readonly seed: number;
    }
  /** Splits the key of the log among the voters. */
  | { readonly type: 'split'; readonly key: string; readonly voters: number; readonly quorum: number }
  | { readonly type: 'wake'; readonly at: number };
