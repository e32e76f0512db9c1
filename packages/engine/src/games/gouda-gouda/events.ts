import type { Seat } from '../../core/game.ts';
import type { PlaceId } from './board.ts';
import type { Face } from './dice.ts';
import type { Kind } from './tokens.ts';

/** Window (a) is after a roll, (b) after the last die, (c) on a token that was just played (GG-13). */
export type Window = 'a' | 'b' | 'c';

/** What happens, for everybody to see. Places are given by id, dice by index. `faces` is the whole roll after the event. */
export type Event =
  | { readonly type: 'first'; readonly rule: 'GG-3'; readonly seat: Seat }
  | { readonly type: 'tokens'; readonly rule: 'GG-12'; readonly each: number }
  | { readonly type: 'placed'; readonly rule: 'GG-2'; readonly seat: Seat; readonly mice: readonly number[] }
  | { readonly type: 'turn'; readonly rule: 'GG-3' | 'GG-15'; readonly seat: Seat }
  | {
      readonly type: 'named';
      readonly rule: 'GG-4';
      readonly seat: Seat;
      readonly place: PlaceId;
      readonly dice: number;
    }
  | { readonly type: 'early'; readonly rule: 'GG-9'; readonly seat: Seat; readonly dice: number }
  | {
      readonly type: 'rolled';
      readonly rule: 'GG-5';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly faces: readonly Face[];
    }
  | { readonly type: 'voted'; readonly rule: 'GG-9'; readonly seat: Seat; readonly place: PlaceId }
  | { readonly type: 'decided'; readonly rule: 'GG-9'; readonly place: PlaceId; readonly votes: number }
  | { readonly type: 'passed'; readonly rule: 'GG-13'; readonly seat: Seat; readonly window: Window }
  /** A token was shown; it takes effect once all have passed. */
  | {
      readonly type: 'played';
      readonly rule: 'GG-14' | 'GG-17' | 'GG-18' | 'GG-19';
      readonly seat: Seat;
      readonly kind: 'reroll' | 'improve' | 'worsen' | 'cancel';
      readonly dice: readonly number[];
    }
  | { readonly type: 'playedTransfer'; readonly rule: 'GG-16'; readonly seat: Seat; readonly place: PlaceId }
  | { readonly type: 'playedDouble'; readonly rule: 'GG-15'; readonly seat: Seat; readonly turn: Seat }
  | {
      readonly type: 'playedCancel';
      readonly rule: 'GG-19';
      readonly seat: Seat;
      readonly against: Seat;
      readonly kind: Kind;
    }
  /** A token takes effect. */
  | {
      readonly type: 'cancelled';
      readonly rule: 'GG-19';
      readonly seat: Seat;
      readonly against: Seat;
      readonly kind: Kind;
    }
  | {
      readonly type: 'changed';
      readonly rule: 'GG-17' | 'GG-18' | 'GG-19';
      readonly kind: 'improve' | 'worsen' | 'cancel';
      readonly dice: readonly number[];
      readonly faces: readonly Face[];
    }
  | { readonly type: 'rerolling'; readonly rule: 'GG-14'; readonly dice: readonly number[] }
  | { readonly type: 'transferred'; readonly rule: 'GG-16'; readonly from: PlaceId; readonly to: PlaceId }
  | { readonly type: 'doubled'; readonly rule: 'GG-15'; readonly seat: Seat; readonly turns: number }
  /** The number of yellow and void dice, which have no effect. */
  | { readonly type: 'idle'; readonly rule: 'GG-6'; readonly yellow: number; readonly void: number }
  /** Dice that move nothing: there is no mouse left (GG-26), or no way forward from the table (GG-25). */
  | { readonly type: 'lapsed'; readonly rule: 'GG-25' | 'GG-26'; readonly dice: number }
  | { readonly type: 'stuck'; readonly rule: 'GG-8'; readonly dice: number }
  | {
      readonly type: 'moved';
      readonly rule: 'GG-6';
      readonly seat: Seat;
      readonly face: 'green' | 'red';
      readonly owner: Seat;
      readonly from: PlaceId;
      readonly to: PlaceId;
    }
  | {
      readonly type: 'ate';
      readonly rule: 'GG-10' | 'GG-21' | 'GG-22';
      readonly seat: Seat;
      readonly place: PlaceId;
      readonly points: number;
      /** How many cheeses are left. */
      readonly left: number;
    }
  | {
      readonly type: 'over';
      readonly rule: 'GG-10' | 'GG-21' | 'GG-22';
      readonly winner: Seat;
      readonly scores: readonly number[];
    };

/** Why a move is illegal, and what would have been legal. */
export type Refusal =
  | { readonly reason: 'not-your-turn'; readonly rule: 'GG-3'; readonly turn: Seat }
  | { readonly reason: 'own-roll'; readonly rule: 'GG-9' }
  | { readonly reason: 'has-voted'; readonly rule: 'GG-9'; readonly place: PlaceId }
  | { readonly reason: 'no-token'; readonly rule: 'GG-13' }
  | { readonly reason: 'has-passed'; readonly rule: 'GG-13' }
  /** A different kind of move is expected. */
  | {
      readonly reason: 'not-now';
      readonly rule: 'GG-2' | 'GG-4' | 'GG-9' | 'GG-13' | 'GG-7';
      readonly asked: 'start' | 'name' | 'vote' | 'answer' | 'move';
    }
  | { readonly reason: 'no-passing'; readonly rule: 'GG-8'; readonly green: number; readonly red: number }
  | { readonly reason: 'powers-off'; readonly rule: 'GG-12' }
  | { readonly reason: 'early-off'; readonly rule: 'GG-9' }
  | { readonly reason: 'no-such-place'; readonly rule: 'GG-1'; readonly places: number }
  | {
      readonly reason: 'no-own-mouse';
      readonly rule: 'GG-4';
      readonly place: PlaceId;
      readonly places: readonly PlaceId[];
    }
  | { readonly reason: 'too-many-dice'; readonly rule: 'GG-9'; readonly most: number }
  | {
      readonly reason: 'too-few-mice';
      readonly rule: 'GG-9' | 'GG-16';
      readonly place: PlaceId;
      readonly needed: number;
      readonly places: readonly PlaceId[];
    }
  | {
      readonly reason: 'wrong-window';
      readonly rule: 'GG-13';
      readonly kind: Kind;
      readonly window: Window;
      /** When the token could be played. */
      readonly needs: Window;
    }
  | { readonly reason: 'not-held'; readonly rule: 'GG-12'; readonly kind: Kind }
  | { readonly reason: 'own-token'; readonly rule: 'GG-19'; readonly kind: Kind }
  | { readonly reason: 'same-place'; readonly rule: 'GG-20'; readonly place: PlaceId }
  | { readonly reason: 'no-such-die'; readonly rule: 'GG-5'; readonly die: number; readonly dice: number }
  /** The die is void (GG-19), or has already moved a mouse (GG-24). */
  | { readonly reason: 'void-die'; readonly rule: 'GG-19' | 'GG-24'; readonly die: number }
  | { readonly reason: 'no-change'; readonly rule: 'GG-20'; readonly kind: 'improve' | 'worsen' }
  | { readonly reason: 'no-die'; readonly rule: 'GG-6'; readonly face: 'green' | 'red' }
  | {
      readonly reason: 'no-mouse';
      readonly rule: 'GG-7';
      readonly place: PlaceId;
      readonly owners: readonly Seat[];
    }
  | {
      readonly reason: 'no-link';
      readonly rule: 'GG-6';
      readonly face: 'green' | 'red';
      readonly place: PlaceId;
      readonly places: readonly PlaceId[];
    };
