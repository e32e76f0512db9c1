/** What a hosted table is told, and what it wants done. It does nothing itself. */
import type { ChanceRequest, GameTypes, MoveBase, Outcome } from '@cheeseboard/engine';
import type { Level, Observation } from '@cheeseboard/engine/bots';
import type { Connection } from '../transport/transport.ts';
import type { Saved } from './room.ts';

/** A line, as a number: the shell knows which. */
export type LinkId = number;

export type Input =
  | { readonly is: 'link'; readonly link: LinkId; readonly fingerprints: Connection['fingerprints'] }
  | { readonly is: 'text'; readonly link: LinkId; readonly text: string }
  | { readonly is: 'shaky'; readonly link: LinkId; readonly shaky: boolean }
  | { readonly is: 'closed'; readonly link: LinkId }
  /** The answer to a `draw`. */
  | { readonly is: 'drawn'; readonly id: number; readonly outcome: Outcome }
  /** The answer to a `think`. Null: not now. */
  | { readonly is: 'thought'; readonly id: number; readonly move: MoveBase | null }
  /** The answer to a `split`. */
  | { readonly is: 'split'; readonly key: string; readonly shares: readonly string[] }
  /** A room that is handed over was saved; or could not be. */
  | { readonly is: 'kept'; readonly kept: boolean }
  | { readonly is: 'wake' };

export type Effect =
  | { readonly do: 'send'; readonly link: LinkId; readonly text: string }
  /** After what was sent has gone out. */
  | { readonly do: 'close'; readonly link: LinkId }
  /** Whatever follows waits until this is safe. */
  | { readonly do: 'save'; readonly saved: Saved }
  /** The table is closed for good. */
  | { readonly do: 'forget' }
  | { readonly do: 'draw'; readonly id: number; readonly request: ChanceRequest }
  | {
      readonly do: 'think';
      readonly id: number;
      readonly game: string;
      readonly level: Level;
      readonly seen: Observation<GameTypes>;
      readonly milliseconds: number;
      readonly seed: number;
    }
  /** Splits a key among heirs. */
  | {
      readonly do: 'split';
      readonly key: string;
      readonly heirs: number;
      readonly needed: number;
      readonly match: number;
    }
  | { readonly do: 'wake'; readonly at: number };
