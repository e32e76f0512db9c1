import { expect } from 'vitest';
import { languages, type Texts } from '../src/site.ts';

/** Expects a text in every language, or English texts that are marked as standing in. Equal long texts in two languages mean that a translation was forgotten. */
export function expectTexts(texts: Texts): void {
  for (const language of languages) expect(texts[language].trim(), language).not.toBe('');
  const translated = languages.filter((language) => !texts.missing?.includes(language));
  const longTexts = translated.map((language) => texts[language]).filter((text) => text.length > 30);
  expect(new Set(longTexts).size).toBe(longTexts.length);
}
