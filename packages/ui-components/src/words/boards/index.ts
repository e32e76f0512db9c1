import type { Language } from '../../language/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { BoardWords } from './types.ts';

export type { BoardWords } from './types.ts';
export const boardWords: { readonly [L in Language]: BoardWords } = { en, nl, de };
