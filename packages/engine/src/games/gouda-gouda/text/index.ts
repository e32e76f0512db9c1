import type { GameTexts, Language } from '../../../core/text/types.ts';
import type { GoudaGouda } from '../index.ts';
import { de, words as deWords } from './de.ts';
import { en, words as enWords } from './en.ts';
import { nl, words as nlWords } from './nl.ts';
import type { Words } from './words.ts';

export const goudaGoudaText: GameTexts<GoudaGouda> = { en, nl, de };

/** What the places, the faces of the dice and the tokens are called, to label a drawing with. */
export const goudaGoudaWords: { readonly [L in Language]: Words } = { en: enWords, nl: nlWords, de: deWords };
