/** What can happen, and why a move is refused. */
import type { Seat } from '../../core/game.ts';

export type Event =
  | { readonly type: 'walked'; readonly rule: 'TB-2'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'ate'; readonly rule: 'TB-3'; readonly seat: Seat; readonly left: number }
  | {
      readonly type: 'over';
      readonly rule: 'TB-4';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
    };

export type Refusal =
  | { readonly reason: 'not-your-turn'; readonly rule: 'TB-2'; readonly turn: Seat }
  /** `to`: the places that could be reached. */
  | { readonly reason: 'no-link'; readonly rule: 'TB-2'; readonly to: readonly number[] };
