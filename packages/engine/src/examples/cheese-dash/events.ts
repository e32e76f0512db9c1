/** What can happen, and why a move is refused. */
import type { Seat } from '../../core/game.ts';

export type Event =
  | { readonly type: 'rolled'; readonly rule: 'CD-2'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'lost'; readonly rule: 'CD-1'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'stopped'; readonly rule: 'CD-2'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'over'; readonly rule: 'CD-3'; readonly winner: Seat; readonly score: number };

export type Refusal =
  | { readonly reason: 'not-your-turn'; readonly rule: 'CD-1'; readonly turn: Seat }
  | { readonly reason: 'must-roll'; readonly rule: 'CD-4' };
