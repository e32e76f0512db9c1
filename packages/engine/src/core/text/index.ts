/** The table's texts in all languages, and functions that turn data into sentences. */
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { Language, TableText } from './types.ts';

export * from './plural.ts';
export * from './types.ts';
export const tableText: { readonly [L in Language]: TableText } = { en, nl, de };
