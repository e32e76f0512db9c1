/** Completes the pages of a game: where a text has no translation yet, the English one stands in. */
import { type Language, languages, type Texts } from '../site.ts';
import type { DraftPages, GamePages, PartialTexts } from './types.ts';

type Missing = { readonly [L in Language]: string[] };

/** The complete pages, and where translations are missing, by language: `rules.0.text`. */
export function withEnglish(draft: GamePages | DraftPages): { pages: GamePages; missing: Missing } {
  const missing = Object.fromEntries(languages.map((language) => [language, []])) as unknown as Missing;
  const complete = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (isTexts(value)) {
      const absent = languages.filter((language) => value[language] === undefined);
      for (const language of absent) missing[language].push(path);
      return absent.length === 0 ? value : withEnglishText(value, absent);
    }
    const entries = Object.entries(value).map(
      ([key, part]) => [key, complete(part, path === '' ? key : `${path}.${key}`)] as const,
    );
    return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
  };
  return { pages: complete(draft, '') as GamePages, missing };
}

const isTexts = (value: object): value is PartialTexts => 'en' in value && typeof value.en === 'string';

const withEnglishText = (texts: PartialTexts, missing: readonly Language[]): Texts => ({
  ...(Object.fromEntries(
    languages.map((language) => [language, texts[language] ?? texts.en]),
  ) as unknown as Texts),
  missing,
});
