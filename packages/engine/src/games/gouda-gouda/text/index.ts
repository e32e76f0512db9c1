import type { Language } from '../../../core/text/language.ts';
import type { GameTexts } from '../../../core/text/types.ts';
import type { GoudaGouda } from '../index.ts';
import { de, words as deWords } from './de.ts';
import { en, words as enWords } from './en.ts';
import { nl, words as nlWords } from './nl.ts';
import type { Words } from './words.ts';

/** Every text of Gouda! Gouda!, by language. */
export const goudaGoudaText: GameTexts<GoudaGouda> = { en, nl, de };

/** The names of places, die faces and tokens, for labelling a drawing. */
export const goudaGoudaWords: { readonly [L in Language]: Words } = { en: enWords, nl: nlWords, de: deWords };
