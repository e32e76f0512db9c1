import { daumenDrauf } from './daumen-drauf.ts';
import { davidGoliath } from './david-goliath.ts';
import { goudaGouda } from './gouda-gouda.ts';
import { mensErgerJeNiet } from './mens-erger-je-niet.ts';
import type { Reading } from './reading.ts';

// biome-ignore lint/suspicious/noExplicitAny: the readings of all games in one list, erased like `AnyGame`
export const readings: { readonly [id: string]: Reading<any> } = {
  'david-goliath': davidGoliath,
  'gouda-gouda': goudaGouda,
  'daumen-drauf': daumenDrauf,
  'mens-erger-je-niet': mensErgerJeNiet,
};
