import { expect, it } from 'vitest';
import { languages } from './language.ts';
import { counted, plural } from './plural.ts';

it.each(languages)('uses the singular for 1 and −1 only (%s)', (language) => {
  const forms = [-2, -1, 0, 1, 2, 21].map((count) => plural(language, count, 'one', 'other'));
  expect(forms).toEqual(['other', 'one', 'other', 'one', 'other', 'other']);
});

it('puts the number before the noun', () => {
  expect(counted('en', 1, 'card', 'cards')).toBe('1 card');
  expect(counted('nl', -1, 'punt', 'punten')).toBe('-1 punt');
  expect(counted('de', 0, 'Karte', 'Karten')).toBe('0 Karten');
});
