/** Every text exists in these languages, each named in itself. */
export const languageNames = { en: 'English', nl: 'Nederlands', de: 'Deutsch' } as const;
/** A language code as in the `lang` attribute. */
export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as readonly Language[];
