import type { Seat } from '../../../core/game.ts';
import type { Card, Colour } from '../cards.ts';

/** Why a bot plays a card, as data: see bot/text. */
export type Reason =
  /** There was nothing to choose. */
  | { readonly type: 'only' }
  /** The lowest card, so the highest is won: the nth of its colour, and what that is worth. */
  | { readonly type: 'steal'; readonly card: Card; readonly nth: number; readonly worth: number }
  /** The highest card, so the others are won, for so many points more. */
  | { readonly type: 'collect'; readonly cards: readonly Card[]; readonly worth: number }
  /** Wins nothing, where another card would have won what costs so many points. */
  | { readonly type: 'avoid'; readonly cost: number }
  /** Goes to a rival, for whom it is one card too many: the trick costs them so many points. */
  | { readonly type: 'feed'; readonly seat: Seat; readonly colour: Colour; readonly cost: number }
  /** Low: likely the lowest of this trick. */
  | { readonly type: 'low' }
  /** High: likely the highest of this trick. */
  | { readonly type: 'high' }
  /** The last card of its colour in the hand: from now on this seat need not follow it. */
  | { readonly type: 'free'; readonly colour: Colour }
  /** Neither wins nor spoils anything. */
  | { readonly type: 'keep' };
