/** Moves out of turn that only some may make: being asked for one tells what a hand holds. */
import type { OptionValue } from '../core/game.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** By the game's id: whether these options allow to step in. A game that is not here has no such moves. */
const offers: { readonly [id: string]: (options: Options) => boolean } = {
  'daumen-drauf': ({ parry }) => parry === 'anytime',
};

export const hasOffers = (game: string, options: Options): boolean => offers[game]?.(options) ?? false;
