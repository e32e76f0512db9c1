/** Optional moves out of turn. Asking a player for one reveals something about their hand. */
import type { OptionValue } from '../core/game.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** Whether these options allow moves out of turn, by game id. Other games have none. */
const offers: { readonly [id: string]: (options: Options) => boolean } = {
  'daumen-drauf': ({ parry }) => parry === 'anytime',
};

export const hasOffers = (game: string, options: Options): boolean => offers[game]?.(options) ?? false;
