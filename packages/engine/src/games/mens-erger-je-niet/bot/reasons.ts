import type { Seat } from '../../../core/game.ts';
import type { Pile } from '../piles.ts';
import type { Taken } from './move-effects.ts';

/** Why a bot spends a roll as it does, as data: see bot/text. */
export type Reason =
  /** There was only one legal move. */
  | { readonly type: 'only' }
  /** All four piles are full. */
  | { readonly type: 'finish' }
  /** These piles are sent back. */
  | { readonly type: 'capture'; readonly taken: readonly Taken[] }
  /** These piles are full and safe from now on. */
  | { readonly type: 'fill'; readonly piles: readonly Pile[] }
  /** This seat could have sent the pile back with its next roll, and now cannot. */
  | { readonly type: 'escape'; readonly pile: Pile; readonly seat: Seat }
  /** No rival can send anything back with one roll; another move would have allowed it. */
  | { readonly type: 'safe' }
  /** This many of the six rolls can be spent next, more than after other moves. */
  | { readonly type: 'ready'; readonly rolls: number }
  /** A new pile starts. */
  | { readonly type: 'begin'; readonly pile: Pile }
  /** Cards on a pile that few rolls fit, instead of a lower number. */
  | { readonly type: 'heavy'; readonly pile: Pile }
  /** None of the above. */
  | { readonly type: 'build' };
