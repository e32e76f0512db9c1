import type { Language } from './language.ts';

const words: { readonly [L in Language]: readonly string[] } = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  nl: ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
};

/**
 * A count as written in a headline: `numberWord('en', 4)` is "four", and with `capital` "Four". Uses digits below two and
 * above twelve.
 */
export function numberWord(language: Language, count: number, capital = false): string {
  const word = words[language][count - 2] ?? String(count);
  return capital ? word[0]!.toUpperCase() + word.slice(1) : word;
}
