import type { Language } from './types.ts';

const rules: { readonly [L in Language]: Intl.PluralRules } = {
  en: new Intl.PluralRules('en'),
  nl: new Intl.PluralRules('nl'),
  de: new Intl.PluralRules('de'),
};

/** The form that goes with a number: `plural('en', 2, 'is', 'are')` is "are". */
export function plural(language: Language, count: number, one: string, other: string): string {
  return rules[language].select(count) === 'one' ? one : other;
}

/** A number with its noun: `counted('en', 2, 'card', 'cards')` is "2 cards". */
export function counted(language: Language, count: number, one: string, other: string): string {
  return `${count} ${plural(language, count, one, other)}`;
}
