/**
 * Loads the texts of a language. Resolves to true once they are loaded, to false on failure. Returns null if they are already loaded,
 * as always in the npm package. The CDN files load Dutch and German on demand: build/languages.mjs replaces this module there.
 */
import type { Language } from './language.ts';

export const fetchWords = (_language: Language): Promise<boolean> | null => null;
