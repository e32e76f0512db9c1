/**
 * The words of a language, where they have yet to come: true when they are here, false when they cannot be had. Null: they are here.
 * Everywhere but in the files for a script tag, which fetch what is not English (build/languages.mjs puts that in place of this).
 */
import type { Language } from './language.ts';

export const fetchWords = (_language: Language): Promise<boolean> | null => null;
