/** Languages and links. Every link goes through here, so that the site works under any path. */
import { type Language, languageNames, languages } from '@cheeseboard/engine/text';

export { type Language, languageNames, languages };

/** A text in every language; a missing one is a type error. */
export type Texts = { readonly [L in Language]: string } & {
  /** The languages in which the English text stands in. Only `withEnglish` writes it. */
  readonly missing?: readonly Language[];
};

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a page in a language: `link('nl', 'engine/records/')`. */
export const link = (language: Language, path: string): string => `${base}/${language}/${path}`;

export const languageOf = (value: string | undefined): Language => {
  const supported = languages.find((language) => language === value);
  if (!supported) throw new Error(`"${value}" is not a language of this site`);
  return supported;
};
