/**
 * Imports a pack of texts in a language. Null: its texts are there already, as always in development. In the built app the texts are in
 * files of their own: build/languages.ts replaces this module.
 */
import type { Language } from './language.ts';

export type ImportPack = (language: Language, pack: string) => Promise<unknown> | null;

export const importPack: ImportPack = () => null;
