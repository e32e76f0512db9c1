/** Options that make a game short. */
import type { NewTable } from '../../src/tables/table.ts';

export const shortOptions: { readonly [game: string]: NewTable['options'] } = {
  'david-goliath': { deals: 1 },
  'daumen-drauf': { rounds: 1 },
  'gouda-gouda': { powers: 'on', tokensPerPlayer: 1, cheeseAt: 'purple-box' },
};
