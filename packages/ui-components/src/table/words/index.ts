import type { Language } from '../../language/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { TableWords } from './types.ts';

export type { TableWords } from './types.ts';
export const tableWords: { readonly [L in Language]: TableWords } = { en, nl, de };
