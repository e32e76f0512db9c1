import type { Seat } from '../../../core/game.ts';
import type { Card, Colour } from '../cards.ts';

/** Why a bot plays a card, as data: see bot/text. */
export type Reason =
  /** There was only one legal move. */
  | { readonly type: 'only' }
  /** Plays the lowest card and so wins the highest, `card`: the nth of its colour. The gain is `worth` points. */
  | { readonly type: 'steal'; readonly card: Card; readonly nth: number; readonly worth: number }
  /** Plays the highest card and so wins the other cards. The gain is `worth` points. */
  | { readonly type: 'collect'; readonly cards: readonly Card[]; readonly worth: number }
  /** Wins nothing; another card would have lost `cost` points. */
  | { readonly type: 'avoid'; readonly cost: number }
  /** The card goes to a rival who already has two of the colour and loses `cost` points by it. */
  | { readonly type: 'feed'; readonly seat: Seat; readonly colour: Colour; readonly cost: number }
  /** Plays a low card, probably the lowest of this trick. `worth`: the points that the highest card would bring so far; null when leading. */
  | { readonly type: 'low'; readonly worth: number | null }
  /** Plays a high card, probably the highest of this trick. `worth`: the points that the trick would bring so far; null when leading. */
  | { readonly type: 'high'; readonly worth: number | null }
  /** Plays the last card of a colour in hand: from now on this seat need not follow that colour. */
  | { readonly type: 'free'; readonly colour: Colour }
  /** Neither wins nor spoils anything. */
  | { readonly type: 'keep' };
