/** The pages of every game in every language. */
import { games } from './data/games.ts';
import type { GameDocs } from './data/types.ts';
import { type Language, languages } from './site.ts';
import { words } from './words.ts';

export interface GamePage {
  readonly docs: GameDocs;
  readonly language: Language;
}

export const gamePages = (): { params: { lang: string; game: string }; props: GamePage }[] =>
  languages.flatMap((language) =>
    games.map((docs) => ({ params: { lang: language, game: docs.game.id }, props: { docs, language } })),
  );

export const languagePages = (): { params: { lang: string }; props: { language: Language } }[] =>
  languages.map((language) => ({ params: { lang: language }, props: { language } }));

/** Frontmatter with a note that some texts of a game are still English, if they are. */
export const translationNote = (docs: GameDocs, language: Language): { banner?: { content: string } } =>
  docs.untranslated.includes(language) ? { banner: { content: words[language].untranslated } } : {};
