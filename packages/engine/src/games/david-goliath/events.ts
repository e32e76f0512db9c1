/** Public events, and the reasons for refusing a move. */
import type { Seat } from '../../core/game.ts';
import type { Card, Colour } from './cards.ts';

/** What happens, and the rule behind it. */
export type Event =
  | { readonly type: 'dealer'; readonly rule: 'DG-3'; readonly seat: Seat }
  | {
      readonly type: 'dealt';
      readonly rule: 'DG-1';
      readonly deal: number;
      readonly dealer: Seat;
      readonly leader: Seat;
    }
  | {
      readonly type: 'played';
      readonly rule: 'DG-4' | 'DG-5';
      readonly seat: Seat;
      readonly card: Card;
      /** False if the player had no card of the led colour. */
      readonly followed: boolean;
    }
  | {
      readonly type: 'trick';
      readonly rule: 'DG-8' | 'DG-9';
      readonly highest: { readonly seat: Seat; readonly card: Card };
      readonly lowest: { readonly seat: Seat; readonly card: Card };
      /** The cards that go to the player of the highest card, in the order played. */
      readonly rest: readonly Card[];
    }
  | {
      readonly type: 'scored';
      readonly rule: 'DG-11';
      readonly deal: number;
      readonly scores: readonly number[];
    }
  | {
      readonly type: 'over';
      readonly rule: 'DG-12';
      readonly totals: readonly number[];
      readonly winners: readonly Seat[];
    };

/** Why a move is illegal, with the facts needed to explain it. */
export type Refusal =
  | { readonly reason: 'not-your-turn'; readonly rule: 'DG-4'; readonly turn: Seat }
  | { readonly reason: 'not-in-hand'; readonly rule: 'DG-4'; readonly card: Card }
  | {
      readonly reason: 'follow';
      readonly rule: 'DG-5';
      readonly colour: Colour;
      readonly cards: readonly Card[];
    };
