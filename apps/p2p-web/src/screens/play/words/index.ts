import type { ByLanguage } from '../../../words/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { PlayWords } from './types.ts';

export type { PlayWords } from './types.ts';
export const playWords: ByLanguage<PlayWords> = { en, nl, de };
