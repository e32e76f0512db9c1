/** The app's languages, and the choice from the browser's preferences. */
import { type Language, languageNames, languages } from '@cheeseboard/engine/text';

export { type Language, languageNames, languages };

/** A value for each language. If one is missing, the code does not compile. */
export type ByLanguage<T> = { readonly [L in Language]: T };

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The first supported language; `nl-BE` counts as Dutch. */
export function preferredLanguage(preferredTags: readonly string[]): Language {
  for (const tag of preferredTags) {
    const short = tag.toLowerCase().split('-', 1)[0];
    if (isLanguage(short)) return short;
  }
  return 'en';
}

/** The key of the setting in localStorage: see storage/settings.ts, which is too large for the first file that a page loads. */
const LANGUAGE_KEY = 'cheeseboard:language';

/** The language from the reader's settings or, without one, from the browser. */
export function chosenLanguage(): Language {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(LANGUAGE_KEY) ?? 'null');
    if (isLanguage(saved)) return saved;
  } catch {
    // The storage is blocked, or holds something else.
  }
  return preferredLanguage(globalThis.navigator?.languages ?? []);
}

/** The locale for dates: the reader's variant of a language, such as `en-GB`, or the language itself. */
export const localeOf = (
  language: Language,
  preferredTags: readonly string[] = globalThis.navigator?.languages ?? [],
): string => preferredTags.find((tag) => tag.toLowerCase().split('-', 1)[0] === language) ?? language;
