/** Public events, and the reasons for refusing a move. */
import type { Seat } from '../../core/game.ts';
import type { CardsPerPile } from './moves.ts';
import type { Pile } from './piles.ts';

/** What happens, and the rule behind it. */
export type Event =
  | { readonly type: 'first'; readonly rule: 'ME-2'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly rule: 'ME-3'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'laidOut'; readonly rule: 'ME-4'; readonly seat: Seat; readonly pile: Pile }
  | { readonly type: 'added'; readonly rule: 'ME-5'; readonly seat: Seat; readonly cards: CardsPerPile }
  | {
      readonly type: 'captured';
      readonly rule: 'ME-9';
      readonly seat: Seat;
      /** The seat whose cards go back. */
      readonly from: Seat;
      readonly pile: Pile;
      readonly cards: number;
    }
  | { readonly type: 'full'; readonly rule: 'ME-10'; readonly seat: Seat; readonly pile: Pile }
  /** No move is possible: the turn passes, or after a 6 the player rolls again (ME-7). */
  | { readonly type: 'stuck'; readonly rule: 'ME-8' | 'ME-12'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'again'; readonly rule: 'ME-7'; readonly seat: Seat }
  /** The player leaves the extra roll out. */
  | { readonly type: 'declined'; readonly rule: 'ME-13'; readonly seat: Seat }
  /** The player sends no more piles home; `piles` of them could have gone. */
  | { readonly type: 'spared'; readonly rule: 'ME-14'; readonly seat: Seat; readonly piles: number }
  | { readonly type: 'finished'; readonly rule: 'ME-11'; readonly seat: Seat; readonly place: number }
  | {
      readonly type: 'over';
      readonly rule: 'ME-11';
      readonly winners: readonly Seat[];
      readonly ranking: readonly number[];
    };

/** Why a move is illegal, with the facts needed to explain it. */
export type Refusal =
  | { readonly reason: 'not-your-turn'; readonly rule: 'ME-2'; readonly turn: Seat }
  /** With this roll, only pile `roll` can be laid out. */
  | { readonly reason: 'other-number'; readonly rule: 'ME-4'; readonly pile: Pile; readonly roll: number }
  | { readonly reason: 'five'; readonly rule: 'ME-6'; readonly pile: Pile }
  | { readonly reason: 'laid-out'; readonly rule: 'ME-4'; readonly pile: Pile; readonly height: number }
  | { readonly reason: 'not-exact'; readonly rule: 'ME-5'; readonly cost: number; readonly roll: number }
  | { readonly reason: 'not-laid-out'; readonly rule: 'ME-5'; readonly pile: Pile }
  | { readonly reason: 'no-room'; readonly rule: 'ME-5'; readonly pile: Pile; readonly room: number }
  /** The roll is spent first. */
  | { readonly reason: 'must-spend'; readonly rule: 'ME-8'; readonly roll: number }
  /** The player decides about the extra roll first. */
  | { readonly reason: 'roll-or-pass'; readonly rule: 'ME-13' }
  /** The player first chooses among the equal piles. */
  | { readonly reason: 'choose-captures'; readonly rule: 'ME-14' }
  /** At least one of the equal piles goes home. */
  | { readonly reason: 'capture-one'; readonly rule: 'ME-14' };
