/** What can happen, and why a move is refused. Everybody reads all events, so they hold no secret. */
import type { Seat } from '../../core/game.ts';

export type Event =
  | { readonly type: 'dealt'; readonly rule: 'TC-1' }
  | { readonly type: 'played'; readonly rule: 'TC-2'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'trick'; readonly rule: 'TC-3'; readonly seat: Seat; readonly card: number }
  | {
      readonly type: 'over';
      readonly rule: 'TC-4';
      readonly winners: readonly Seat[];
      readonly tricks: readonly number[];
    };

export type Refusal =
  | { readonly reason: 'not-your-turn'; readonly rule: 'TC-2'; readonly turn: Seat }
  | { readonly reason: 'not-in-hand'; readonly rule: 'TC-2'; readonly card: number };
