/** What can happen, and why a move is refused. */
import type { Seat } from '../../core/game.ts';

export type Event =
  | { readonly type: 'rolled'; readonly rule: 'TR-1'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'ran'; readonly rule: 'TR-1'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'caught'; readonly rule: 'TR-2'; readonly seat: Seat; readonly rival: Seat }
  | { readonly type: 'over'; readonly rule: 'TR-3'; readonly winner: Seat };

export type Refusal =
  | { readonly reason: 'not-your-turn'; readonly rule: 'TR-1'; readonly turn: Seat }
  /** `to`: the places that could be reached. */
  | {
      readonly reason: 'wrong-place';
      readonly rule: 'TR-1';
      readonly die: number;
      readonly to: readonly number[];
    };
