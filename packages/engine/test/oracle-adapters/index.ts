import type { OracleAdapter } from './adapter.ts';
import { daumenDrauf } from './daumen-drauf.ts';
import { davidGoliath } from './david-goliath.ts';
import { goudaGouda } from './gouda-gouda.ts';
import { mensErgerJeNiet } from './mens-erger-je-niet.ts';

// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export const oracleAdapters: { readonly [id: string]: OracleAdapter<any> } = {
  'david-goliath': davidGoliath,
  'gouda-gouda': goudaGouda,
  'daumen-drauf': daumenDrauf,
  'mens-erger-je-niet': mensErgerJeNiet,
};
