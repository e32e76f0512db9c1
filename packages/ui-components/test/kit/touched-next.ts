/** What a player who knows nothing might touch next, at each table: something of what is lit, by chance. */
import type { Draw } from '@cheeseboard/engine';
import type { CbGame } from '../../src/game/game.ts';
import { deep } from './deep.ts';

/** Undefined when nothing is lit. */
export type TouchedNext = (game: CbGame, draw: Draw) => HTMLElement | undefined;

const one = (found: readonly HTMLElement[], draw: Draw): HTMLElement | undefined =>
  found[draw(found.length || 1)];

const ready = '.deed[aria-disabled="false"]';
const offers = ['.pick', '.spot.target', '.spot.lit', 'button.die.lit', '[data-early]:not(.many)'];

/** Tokens now and then, a ready button mostly. */
const inThePantry: TouchedNext = (game, draw) => {
  const [deed] = deep(game, ready);
  const tokens = deep(game, 'button.token.lit');
  const other = offers.map((selector) => deep(game, selector)).find((found) => found.length > 0) ?? [];
  const early = deep(game, '[data-early]:not(.many)');
  if (tokens.length > 0 && deep(game, '.back').length === 0 && draw(3) === 0) return one(tokens, draw);
  if (early.length > 0 && draw(3) === 0) return one(early, draw);
  if (deed && (other.length === 0 || draw(4) > 0)) return deed;
  return one(other, draw) ?? deed ?? tokens[0];
};

export const touchedNext: { readonly [game: string]: TouchedNext } = {
  'david-goliath': (game, draw) => one(deep(game, 'button.legal'), draw),
  'daumen-drauf': (game, draw) => one(deep(game, 'button.legal'), draw),
  'mens-erger-je-niet': (game, draw) =>
    one(deep(game, 'button.pile.lit, button.put[aria-disabled="false"]'), draw),
  'gouda-gouda': inThePantry,
};
