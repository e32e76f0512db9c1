import { daumenDrauf } from './daumen-drauf.ts';
import { davidGoliath } from './david-goliath.ts';
import { goudaGouda } from './gouda-gouda.ts';
import { mensErgerJeNiet } from './mens-erger-je-niet.ts';
import type { Reading } from './reading.ts';

export const readings: { readonly [id: string]: Reading<never, never> } = {
  'david-goliath': davidGoliath,
  'gouda-gouda': goudaGouda,
  'daumen-drauf': daumenDrauf,
  'mens-erger-je-niet': mensErgerJeNiet,
};
