import { type Language, languages } from './language.ts';

const rules = new Map(languages.map((language) => [language, new Intl.PluralRules(language)]));

/** The form that goes with a number: `plural('en', 2, 'is', 'are')` is "are". */
export function plural(language: Language, count: number, singular: string, pluralForm: string): string {
  return rules.get(language)!.select(count) === 'one' ? singular : pluralForm;
}

/** A number with its noun: `counted('en', 2, 'card', 'cards')` is "2 cards". */
export function counted(language: Language, count: number, singular: string, pluralForm: string): string {
  return `${count} ${plural(language, count, singular, pluralForm)}`;
}
