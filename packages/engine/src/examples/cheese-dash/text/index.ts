import type { GameTexts } from '../../../core/text/types.ts';
import { withEnglish } from '../../../core/text/with-english.ts';
import type { CheeseDash } from '../index.ts';
import { en } from './en.ts';

/** English stands in for Dutch and German. `pnpm texts` lists what is missing; add it here: `withEnglish(en, { nl, de })`. */
export const cheeseDashText: GameTexts<CheeseDash> = withEnglish(en);
