/** The table's texts in all languages, and functions that turn data into sentences. */
import { de } from './de.ts';
import { en } from './en.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';
import type { TableText } from './types.ts';

export * from './language.ts';
export * from './number-word.ts';
export * from './plural.ts';
export * from './types.ts';
export * from './with-english.ts';
/** The table's own texts by language, the same for every game. */
export const tableText: { readonly [L in Language]: TableText } = { en, nl, de };
