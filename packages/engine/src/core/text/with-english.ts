/** English texts stand in for those that a game does not have in another language yet. */
import type { GameTypes } from '../game.ts';
import { type Language, languages } from './language.ts';
import type { GameText, GameTexts } from './types.ts';

/** The parts of a game's texts that are lists of texts. */
const lists = ['rules', 'options', 'events', 'refusals'] as const;
type List = (typeof lists)[number];

/** The texts of a game in one language, as far as they are written. */
export type PartialGameText<T extends GameTypes> = Partial<Omit<GameText<T>, List | 'missing'>> & {
  readonly [K in List]?: Partial<GameText<T>[K]>;
};

/**
 * A game's texts in every language. Where a text is missing, the English one stands in, and the app and the docs say so.
 * `pnpm texts` lists what is missing.
 *
 * @example export const myGameText: GameTexts<MyGame> = withEnglish(en, { nl: { name: 'Mijn spel' } });
 */
export function withEnglish<T extends GameTypes>(
  en: GameText<T>,
  others: { readonly [L in Exclude<Language, 'en'>]?: PartialGameText<T> } = {},
): GameTexts<T> {
  const textIn = (language: Language): GameText<T> =>
    language === 'en' ? en : completed(en, others[language] ?? {});
  return Object.fromEntries(languages.map((language) => [language, textIn(language)])) as GameTexts<T>;
}

function completed<T extends GameTypes>(en: GameText<T>, text: PartialGameText<T>): GameText<T> {
  const missing: string[] = Object.keys(en).filter((key) => !isList(key) && !(key in text));
  const completeLists = lists.map((list) => {
    const translated = text[list] ?? {};
    missing.push(...keysMissingIn(en[list], translated).map((key) => `${list}.${key}`));
    return [list, { ...en[list], ...translated }];
  });
  return { ...en, ...text, ...Object.fromEntries(completeLists), ...(missing.length > 0 ? { missing } : {}) };
}

const isList = (key: string): boolean => lists.includes(key as List);

/** The keys of the English texts that another language does not have. */
export const keysMissingIn = (en: object, other: object): string[] =>
  Object.keys(en).filter((key) => !Object.hasOwn(other, key));

/** The languages in which English texts stand in for some of a game's texts. */
export const untranslatedLanguages = <T extends GameTypes>(texts: GameTexts<T>): Language[] =>
  languages.filter((language) => texts[language].missing !== undefined);
