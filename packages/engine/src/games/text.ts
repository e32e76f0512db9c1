/** The texts of every game in every language. */
import type { AnyGameTexts } from '../core/text/types.ts';
import { daumenDraufText } from './daumen-drauf/text/index.ts';
import { davidGoliathText } from './david-goliath/text/index.ts';
import { goudaGoudaText } from './gouda-gouda/text/index.ts';
import { mensErgerJeNietText } from './mens-erger-je-niet/text/index.ts';

/** The texts of each game, by game id. */
export const gameTexts: { readonly [id: string]: AnyGameTexts } = {
  'david-goliath': davidGoliathText,
  'gouda-gouda': goudaGoudaText,
  'daumen-drauf': daumenDraufText,
  'mens-erger-je-niet': mensErgerJeNietText,
};
