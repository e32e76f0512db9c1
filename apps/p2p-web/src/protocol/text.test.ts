import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanName } from './text.ts';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

const graphemes = new Intl.Segmenter();

test('names and chat lines become one line of text without control characters', () => {
  expect(cleanName('  Ada\u202e\n\tLovelace\u0000 ')).toBe('Ada Lovelace');
  expect(cleanName('Zoë'.normalize('NFD'))).toBe('Zoë');
  expect(cleanName('\u200b\u2060')).toBe('');
  expect(cleanName('\u2800\u3164\uffa0\u034f\ufe0f\u{e0101}')).toBe('');
  expect(cleanName('An\u200dna\u200c')).toBe('Anna');
  expect(cleanName('Ａｎｎａ 𝗔𝗻𝗻𝗮')).toBe('Anna Anna');
  expect(cleanLine('x² ½')).toBe('x² ½');
  expect(cleanName('❤️ क्‍ष می‌خواهم')).toBe('❤️ क्‍ष می‌خواهم');
  expect(cleanName('👩‍👩‍👧‍👦'.repeat(30))).toBe('👩‍👩‍👧‍👦'.repeat(24));
  expect(cleanLine('<b>bold</b>')).toBe('<b>bold</b>');
  expect(cleanLine(`a${'\u0301'.repeat(50)}`)).toHaveLength(4);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const name = cleanName(text);
      expect(cleanName(name)).toBe(name);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
      expect([...graphemes.segment(name)].length).toBeLessThanOrEqual(24);
    }),
    { numRuns: 500 },
  );
});
