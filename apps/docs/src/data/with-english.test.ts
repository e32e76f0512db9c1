import { expect, test } from 'vitest';
import type { GamePages } from './types.ts';
import { withEnglish } from './with-english.ts';

const texts = { en: 'One', nl: 'Een', de: 'Eins' };

test('fills in English texts, and says where', () => {
  const draft = {
    id: 'x',
    rules: [{ rule: 'X-1', text: { en: 'Two', de: 'Zwei' }, examples: [] }],
    summary: texts,
  };
  const { pages, missing } = withEnglish(draft as never as GamePages);
  expect(pages.rules[0]!.text).toEqual({ en: 'Two', nl: 'Two', de: 'Zwei', missing: ['nl'] });
  expect(pages.summary).toBe(texts);
  expect(missing).toEqual({ en: [], nl: ['rules.0.text'], de: [] });
});
