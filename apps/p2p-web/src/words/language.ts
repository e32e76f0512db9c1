/** The three languages, and the first one that the reader's browser asks for. */
import type { Language } from '@cheeseboard/engine/text';

export type { Language };

export const languages = ['en', 'nl', 'de'] as const satisfies readonly Language[];

/** Words in every language. A missing one does not compile. */
export type ByLanguage<T> = { readonly [L in Language]: T };

/** Each in its own tongue: who looks for theirs reads no other. */
export const languageNames: ByLanguage<string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' };

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** `nl-BE` is Dutch; what we do not speak is passed over. */
export function firstSpoken(asked: readonly string[]): Language {
  for (const tag of asked) {
    const short = tag.toLowerCase().split('-', 1)[0];
    if (isLanguage(short)) return short;
  }
  return 'en';
}

/** For dates: the reader's own kind of this language, `en-GB`, or the language itself. */
export const localeOf = (
  language: Language,
  asked: readonly string[] = globalThis.navigator?.languages ?? [],
): string => asked.find((tag) => tag.toLowerCase().split('-', 1)[0] === language) ?? language;
