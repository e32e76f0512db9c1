import { expect, test } from 'vitest';
import { numberWord } from './number-word.ts';

test('small counts are words, others digits', () => {
  expect(numberWord('en', 4)).toBe('four');
  expect(numberWord('en', 4, true)).toBe('Four');
  expect(numberWord('nl', 5)).toBe('vijf');
  expect(numberWord('de', 12)).toBe('zwölf');
  expect([1, 13].map((count) => numberWord('en', count))).toEqual(['1', '13']);
});
