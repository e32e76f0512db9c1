/** The languages of all texts, each with its name in that language. */
export const languageNames = { en: 'English', nl: 'Nederlands', de: 'Deutsch' } as const;
/** A language code as in the `lang` attribute. */
export type Language = keyof typeof languageNames;
/** The codes of all languages. */
export const languages = Object.keys(languageNames) as readonly Language[];
