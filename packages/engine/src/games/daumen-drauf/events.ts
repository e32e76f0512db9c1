/** Public events, and the reasons for refusing a move. */
import type { Seat } from '../../core/game.ts';
import type { Card, Colour, Face } from './cards.ts';

/** A card and the seat that showed it. */
export interface ShownCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** What happens, and the rule behind it. */
export type Event =
  | { readonly type: 'leader'; readonly rule: 'DD-2'; readonly seat: Seat }
  | {
      readonly type: 'dealt';
      readonly rule: 'DD-2';
      readonly round: number;
      readonly leader: Seat;
      /** How many cards remain for the stock. */
      readonly stock: number;
    }
  /** A card is laid open because its owner showed a higher one. */
  | { readonly type: 'opened'; readonly rule: 'DD-8'; readonly seat: Seat; readonly card: Card }
  /** DD-5 for the first card of a trick, DD-6 for a higher one. Only the owner knows the fang (DD-4). */
  | {
      readonly type: 'shown';
      readonly rule: 'DD-5' | 'DD-6';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly number: number;
    }
  /** DD-7 for a seat that passes automatically because its hand is empty. */
  | { readonly type: 'passed'; readonly rule: 'DD-5' | 'DD-7'; readonly seat: Seat }
  | { readonly type: 'parried'; readonly rule: 'DD-10'; readonly seat: Seat; readonly card: Card }
  /** Lists all cards with their fangs, in the order shown: everybody may look at them. */
  | {
      readonly type: 'trick';
      readonly rule: 'DD-9';
      readonly winner: Seat;
      readonly cards: readonly ShownCard[];
    }
  /** Stands for an earlier trick in a recalled log, which hides its cards: see recall.ts. */
  | { readonly type: 'taken'; readonly rule: 'DD-9'; readonly winner: Seat; readonly count: number }
  | {
      readonly type: 'refilled';
      readonly rule: 'DD-11';
      /** How many cards each seat drew. */
      readonly drawn: readonly number[];
      /** How many cards are left in the stock. */
      readonly stock: number;
    }
  /** The winner has no cards, so another seat leads. */
  | { readonly type: 'lead'; readonly rule: 'DD-12'; readonly winner: Seat; readonly leader: Seat }
  /** `seat` is null if nobody has a card left. */
  | {
      readonly type: 'lastHand';
      readonly rule: 'DD-14';
      readonly seat: Seat | null;
      readonly cards: readonly Card[];
    }
  | {
      readonly type: 'scored';
      readonly rule: 'DD-15';
      readonly round: number;
      readonly scores: readonly number[];
      /** How many snakes of each kind each seat has won. */
      readonly harmless: readonly number[];
      readonly poisonous: readonly number[];
    }
  | {
      readonly type: 'over';
      readonly rule: 'DD-16';
      readonly totals: readonly number[];
      readonly winners: readonly Seat[];
    };

/** Why a move is illegal, with the facts needed to explain it. */
export type Refusal =
  | { readonly reason: 'not-your-turn'; readonly rule: 'DD-5'; readonly turn: Seat }
  | { readonly reason: 'not-in-hand'; readonly rule: 'DD-4'; readonly card: Card }
  | { readonly reason: 'leader-must-show'; readonly rule: 'DD-5' }
  /** `cards`: the cards in hand that are higher. */
  | {
      readonly reason: 'too-low';
      readonly rule: 'DD-6';
      readonly highest: Face;
      readonly cards: readonly Card[];
    }
  | {
      readonly reason: 'dead-colour';
      readonly rule: 'DD-6';
      readonly colour: Colour;
      readonly highest: Face;
      readonly cards: readonly Card[];
    }
  /** The twin is not higher: use it to parry. */
  | { readonly reason: 'twin-parries'; readonly rule: 'DD-10'; readonly card: Card }
  | { readonly reason: 'nothing-to-parry'; readonly rule: 'DD-10' }
  | { readonly reason: 'own-card'; readonly rule: 'DD-10' }
  | { readonly reason: 'parry-in-turn'; readonly rule: 'DD-10'; readonly turn: Seat }
  | { readonly reason: 'no-twin'; readonly rule: 'DD-10'; readonly highest: Face };
