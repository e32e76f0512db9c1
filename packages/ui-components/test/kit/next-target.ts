/** Picks a random highlighted element at each table, for a player who taps without a plan. */
import type { Draw } from '@cheeseboard/engine';
import type { CbGame } from '../../src/game/game.ts';
import { queryAllDeep } from './query.ts';

/** Returns the element to tap next; undefined if nothing is highlighted. */
export type NextTarget = (game: CbGame, draw: Draw) => HTMLElement | undefined;

const pickOne = (elements: readonly HTMLElement[], draw: Draw): HTMLElement | undefined =>
  elements[draw(elements.length || 1)];

const enabledButton = '.deed[aria-disabled="false"]';
const offers = ['.pick', '.spot.target', '.spot.lit', 'button.die.lit', '[data-early]:not(.many)'];

/** Sometimes returns a token, but mostly the main button if it is enabled. */
const nextGoudaTarget: NextTarget = (game, draw) => {
  const [mainButton] = queryAllDeep(game, enabledButton);
  const tokens = queryAllDeep(game, 'button.token.lit');
  const other =
    offers.map((selector) => queryAllDeep(game, selector)).find((elements) => elements.length > 0) ?? [];
  const earlyButtons = queryAllDeep(game, '[data-early]:not(.many)');
  if (tokens.length > 0 && queryAllDeep(game, '.back').length === 0 && draw(3) === 0)
    return pickOne(tokens, draw);
  if (earlyButtons.length > 0 && draw(3) === 0) return pickOne(earlyButtons, draw);
  if (mainButton && (other.length === 0 || draw(4) > 0)) return mainButton;
  return pickOne(other, draw) ?? mainButton ?? tokens[0];
};

export const nextTarget: { readonly [game: string]: NextTarget } = {
  'david-goliath': (game, draw) => pickOne(queryAllDeep(game, 'button.legal'), draw),
  'daumen-drauf': (game, draw) => pickOne(queryAllDeep(game, 'button.legal'), draw),
  'mens-erger-je-niet': (game, draw) =>
    pickOne(queryAllDeep(game, '[data-roll], button.pile.lit, button.put[aria-disabled="false"]'), draw),
  'gouda-gouda': nextGoudaTarget,
};
