import type { Seat } from '../../../core/game.ts';
import type { Pile } from '../piles.ts';
import type { Taken } from './move-effects.ts';

/** Why a bot spends a roll as it does, as data: see bot/text. */
export type Reason =
  /** There was only one legal move. */
  | { readonly type: 'only' }
  /** The move fills the last of the four piles. */
  | { readonly type: 'finish' }
  /** These piles are sent back. */
  | { readonly type: 'capture'; readonly taken: readonly Taken[] }
  /** These piles are full and safe from now on. */
  | { readonly type: 'fill'; readonly piles: readonly Pile[] }
  /** This seat could have sent the pile back with its next roll, and now cannot. */
  | { readonly type: 'escape'; readonly pile: Pile; readonly seat: Seat }
  /** After this move, no rival can send a pile back with one roll. After some other move, a rival could. */
  | { readonly type: 'safe' }
  /** After this move, `rolls` of the six possible numbers can be used next turn: more than after any other move. */
  | { readonly type: 'ready'; readonly rolls: number }
  /** Starts a new pile. */
  | { readonly type: 'begin'; readonly pile: Pile }
  /** Puts cards on a pile for which few rolls can be used, rather than on a pile with a lower number. */
  | { readonly type: 'heavy'; readonly pile: Pile }
  /** One more roll (ME-13). */
  | { readonly type: 'again' }
  /** None of the above. */
  | { readonly type: 'build' };
