import type { Language } from '../language/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { Words } from './types.ts';

export type { Words } from './types.ts';
export const words: { readonly [L in Language]: Words } = { en, nl, de };
