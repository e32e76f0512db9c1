/**
 * Loads the texts of a language: resolves to true once loaded, to false on failure. Null means they are already here, which is always so
 * in the npm package. The CDN files load Dutch and German on demand: build/languages.mjs replaces this module there.
 */
import type { Language } from './language.ts';

export const fetchWords = (_language: Language): Promise<boolean> | null => null;
