import { expect } from 'vitest';
import { languages, type Texts } from '../src/site.ts';

/** In three languages, each its own: two that are equal were forgotten. */
export function expectTexts(texts: Texts): void {
  for (const language of languages) expect(texts[language].trim(), language).not.toBe('');
  const long = languages.map((language) => texts[language]).filter((text) => text.length > 30);
  expect(new Set(long).size).toBe(long.length);
}
