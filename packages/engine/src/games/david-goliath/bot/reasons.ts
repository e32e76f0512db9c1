import type { Seat } from '../../../core/game.ts';
import type { Card, Colour } from '../cards.ts';

/** Why a bot plays a card, as data: see bot/text. */
export type Reason =
  /** There was only one legal move. */
  | { readonly type: 'only' }
  /** The lowest card, so it wins the highest: the nth of its colour, and its value. */
  | { readonly type: 'steal'; readonly card: Card; readonly nth: number; readonly worth: number }
  /** The highest card, so it wins the others, for this many more points. */
  | { readonly type: 'collect'; readonly cards: readonly Card[]; readonly worth: number }
  /** Wins nothing; another card would have won cards that cost this many points. */
  | { readonly type: 'avoid'; readonly cost: number }
  /** Goes to a rival who already has two of the colour: the trick costs them this many points. */
  | { readonly type: 'feed'; readonly seat: Seat; readonly colour: Colour; readonly cost: number }
  /** Low: probably the lowest of this trick. */
  | { readonly type: 'low' }
  /** High: probably the highest of this trick. */
  | { readonly type: 'high' }
  /** The last card of its colour in hand: from now on this seat need not follow it. */
  | { readonly type: 'free'; readonly colour: Colour }
  /** Neither wins nor spoils anything. */
  | { readonly type: 'keep' };
