/** What the first page says about a game beside what the components know of it. */
import type { GameId } from '@cheeseboard/ui-components/kits';

/** A game between people who know it, with the usual number of players and the rules' own options. */
export const minutes: { readonly [G in GameId]: number } = {
  'david-goliath': 30,
  'gouda-gouda': 30,
  'daumen-drauf': 20,
  'mens-erger-je-niet': 20,
};
