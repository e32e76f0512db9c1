/** What can happen, and why a move is refused. Everybody reads all events, so they hold no secret. */
import type { Seat } from '../../core/game.ts';

export type Event =
  /** The number is secret until all have chosen. */
  | { readonly type: 'chosen'; readonly rule: 'TS-1'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly rule: 'TS-2'; readonly choices: readonly number[] }
  | { readonly type: 'scored'; readonly rule: 'TS-2'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'over';
      readonly rule: 'TS-3';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
    };

export type Refusal = { readonly reason: 'has-chosen'; readonly rule: 'TS-1' };
