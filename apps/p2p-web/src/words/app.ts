/** The words around every screen. */
import type { ByLanguage } from './language.ts';

export interface AppWords {
  readonly skip: string;
  readonly home: string;
  readonly settings: string;
  readonly language: string;
  readonly loading: string;
  readonly notFetched: string;
  readonly tryAgain: string;
  readonly toStart: string;
  readonly nowhere: { readonly title: string; readonly text: string };
  readonly close: string;
  readonly cancel: string;
}

export const appWords: ByLanguage<AppWords> = {
  en: {
    skip: 'Skip to the content',
    home: 'Cheeseboard, to the first page',
    settings: 'Settings',
    language: 'Language',
    loading: 'One moment.',
    notFetched: 'This page could not be fetched. Check your connection and try again.',
    tryAgain: 'Try again',
    toStart: 'To the first page',
    nowhere: {
      title: 'There is nothing here',
      text: 'This address leads nowhere. Perhaps a part of the link was lost on the way.',
    },
    close: 'Close',
    cancel: 'Cancel',
  },
  nl: {
    skip: 'Naar de inhoud',
    home: 'Cheeseboard, naar de eerste pagina',
    settings: 'Instellingen',
    language: 'Taal',
    loading: 'Een ogenblik.',
    notFetched: 'Deze pagina kon niet worden opgehaald. Kijk of je verbinding hebt en probeer het nog eens.',
    tryAgain: 'Nog eens proberen',
    toStart: 'Naar de eerste pagina',
    nowhere: {
      title: 'Hier is niets',
      text: 'Dit adres leidt nergens heen. Misschien is er onderweg een stuk van de link afgevallen.',
    },
    close: 'Sluiten',
    cancel: 'Toch niet',
  },
  de: {
    skip: 'Zum Inhalt',
    home: 'Cheeseboard, zur ersten Seite',
    settings: 'Einstellungen',
    language: 'Sprache',
    loading: 'Einen Augenblick.',
    notFetched: 'Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    toStart: 'Zur ersten Seite',
    nowhere: {
      title: 'Hier ist nichts',
      text: 'Diese Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Stück vom Link verloren gegangen.',
    },
    close: 'Schließen',
    cancel: 'Doch nicht',
  },
};
