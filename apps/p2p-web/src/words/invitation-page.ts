/** The pages that invitations lead to: one for each game and language, so that messengers show a card with the game. */
import type { Language } from './language.ts';

/** The path of a page, relative to the site. It names the game and the language, never a room, a secret or a person. */
export const invitationPage = (game: string, language: Language): string =>
  language === 'en' ? `${game}/` : `${game}/${language}/`;
