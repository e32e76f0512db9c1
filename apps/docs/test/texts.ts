import { expect } from 'vitest';
import { languages, type Texts } from '../src/site.ts';

/** Expects a text in every language. Two equal long texts would mean a forgotten translation. */
export function expectTexts(texts: Texts): void {
  for (const language of languages) expect(texts[language].trim(), language).not.toBe('');
  const longTexts = languages.map((language) => texts[language]).filter((text) => text.length > 30);
  expect(new Set(longTexts).size).toBe(longTexts.length);
}
