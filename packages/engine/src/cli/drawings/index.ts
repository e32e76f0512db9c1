/** Plain-text drawings of some games. The CLI describes a game without a drawing in sentences. */
import type { Cast, Language } from '../../core/text/index.ts';
import type { CliText } from '../text.ts';
import { drawDaumenDrauf } from './daumen-drauf.ts';
import { drawDavidGoliath } from './david-goliath.ts';
import { drawGoudaGouda } from './gouda-gouda.ts';
import { drawMensErgerJeNiet } from './mens-erger-je-niet.ts';

/** The table as lines of text, as seen by `cast.you`. */
export type Draw<V> = (view: V, cast: Cast, words: CliText, language: Language) => string[];

/** The drawings, by game id. */
// biome-ignore lint/suspicious/noExplicitAny: erased like `AnyGame`
export const drawings: { readonly [id: string]: Draw<any> } = {
  'daumen-drauf': drawDaumenDrauf,
  'david-goliath': drawDavidGoliath,
  'gouda-gouda': drawGoudaGouda,
  'mens-erger-je-niet': drawMensErgerJeNiet,
};
