import type { Seat } from '../../../core/game.ts';

/** Why a bot names a place, moves a mouse, plays a token or passes, as data: see bot/text. */
export type Reason =
  /** There was nothing to choose. */
  | { readonly type: 'only' }
  /** Mice start together on a crate, or with some on the barrel. */
  | { readonly type: 'together' }
  | { readonly type: 'spread' }
  /** Names a place next to a cheese: a green die eats, so likely in percent. */
  | { readonly type: 'reach'; readonly percent: number }
  /** Names a place with rivals: so many dice, and red ones hit others. */
  | { readonly type: 'crowd'; readonly dice: number; readonly percent: number }
  /** Names a place without rivals. */
  | { readonly type: 'alone'; readonly dice: number; readonly percent: number }
  /** Names the barrel, where red costs nothing. */
  | { readonly type: 'barrel'; readonly dice: number; readonly percent: number }
  /** Rolls first. */
  | { readonly type: 'early' }
  /** Votes for what does the active player least good. */
  | { readonly type: 'vote'; readonly seat: Seat }
  /** A mouse of the seat's own eats. */
  | { readonly type: 'eat' }
  /** Steps left to the next cheese, after moving on. */
  | { readonly type: 'forward'; readonly steps: number }
  /** A side step: no nearer, and a red die costs nothing from there. */
  | { readonly type: 'aside' }
  /** Green that has to be done, on a rival's mouse. */
  | { readonly type: 'give'; readonly seat: Seat }
  /** A rival's mouse goes back. */
  | { readonly type: 'hinder'; readonly seat: Seat; readonly steps: number }
  /** Red that has to be done, on the seat's own mouse. */
  | { readonly type: 'lose' }
  /** The token keeps a rival from a cheese that this roll brings. */
  | { readonly type: 'stop'; readonly seat: Seat }
  /** The token brings the seat to a cheese. */
  | { readonly type: 'finish' }
  /** The token makes a win so likely, in percent, where it was. */
  | { readonly type: 'better'; readonly from: number; readonly to: number }
  /** A token for the surprise of it. */
  | { readonly type: 'try' }
  /** Tokens in hand, but none is worth it now. */
  | { readonly type: 'hold' };
