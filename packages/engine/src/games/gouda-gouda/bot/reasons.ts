import type { Seat } from '../../../core/game.ts';

/** Why a bot names a place, moves a mouse, plays a token or passes, as data: see bot/text. */
export type Reason =
  /** There was only one legal move. */
  | { readonly type: 'only' }
  /** All five mice start on one place. */
  | { readonly type: 'together' }
  /** The mice start on several places. */
  | { readonly type: 'spread' }
  /** Names a place next to a cheese. `percent`: the probability of a green die, with which a mouse eats. */
  | { readonly type: 'reach'; readonly percent: number }
  /** Names a place with rivals, for many dice. Red ones can move rivals back. */
  | { readonly type: 'crowd'; readonly dice: number; readonly percent: number }
  /** Names a place without rivals. */
  | { readonly type: 'alone'; readonly dice: number; readonly percent: number }
  /** Names the barrel, where red costs nothing. */
  | { readonly type: 'barrel'; readonly dice: number; readonly percent: number }
  /** Rolls before a place is named. */
  | { readonly type: 'early' }
  /** Votes for the place that helps the active player least. */
  | { readonly type: 'vote'; readonly seat: Seat }
  /** One of the seat's own mice eats. */
  | { readonly type: 'eat' }
  /** Moves its own mouse forward; `steps` are left to the next cheese. */
  | { readonly type: 'forward'; readonly steps: number }
  /** A side step: no nearer, but a red die costs nothing there. */
  | { readonly type: 'aside' }
  /** Must use a green die on a rival's mouse. */
  | { readonly type: 'give'; readonly seat: Seat }
  /** Moves a rival's mouse back. */
  | { readonly type: 'hinder'; readonly seat: Seat; readonly steps: number }
  /** Must use a red die on its own mouse. */
  | { readonly type: 'lose' }
  /** Plays a token to keep a rival from a cheese that this roll would bring them. */
  | { readonly type: 'stop'; readonly seat: Seat }
  /** The token brings the seat to a cheese. */
  | { readonly type: 'finish' }
  /** The token raises the probability of winning, from `from` to `to` percent. */
  | { readonly type: 'better'; readonly from: number; readonly to: number }
  /** Plays a token at random, as a surprise. */
  | { readonly type: 'try' }
  /** Holds tokens, but none is worth playing now. */
  | { readonly type: 'hold' };
