/** The words of the frame around every screen. */
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
  readonly notFound: { readonly title: string; readonly text: string };
  readonly close: string;
  readonly cancel: string;
  /** A newer version of the app. */
  readonly newer: {
    readonly text: string;
    readonly use: string;
    readonly fetch: string;
    readonly looking: string;
    readonly none: string;
  };
}

export const appWords: ByLanguage<AppWords> = {
  en: {
    skip: 'Skip to the content',
    home: 'Cheeseboard, start page',
    settings: 'Settings',
    language: 'Language',
    loading: 'One moment.',
    notFetched: 'This page didn’t load. Check your connection and try again.',
    tryAgain: 'Try again',
    toStart: 'Go to the start page',
    notFound: {
      title: 'Page not found',
      text: 'This address leads nowhere. Part of the link may have been lost.',
    },
    close: 'Close',
    cancel: 'Cancel',
    newer: {
      text: 'A new version of Cheeseboard is ready.',
      use: 'Update now',
      fetch: 'Get the new version',
      looking: 'Looking for it …',
      none: 'This site has no newer version yet. The host may be playing on another site: ask them.',
    },
  },
  nl: {
    skip: 'Naar de inhoud',
    home: 'Cheeseboard, naar de startpagina',
    settings: 'Instellingen',
    language: 'Taal',
    loading: 'Een ogenblik.',
    notFetched: 'Deze pagina kon niet worden opgehaald. Kijk of je verbinding hebt en probeer het nog eens.',
    tryAgain: 'Nog eens proberen',
    toStart: 'Naar de startpagina',
    notFound: {
      title: 'Pagina niet gevonden',
      text: 'Dit adres leidt nergens heen. Misschien is er onderweg een stuk van de link afgevallen.',
    },
    close: 'Sluiten',
    cancel: 'Toch niet',
    newer: {
      text: 'Er is een nieuwe versie van Cheeseboard.',
      use: 'Nu gebruiken',
      fetch: 'Nieuwe versie ophalen',
      looking: 'Er wordt gezocht.',
      none: 'Deze site heeft nog geen nieuwere versie. Misschien speelt de gastheer op een andere site: vraag het aan de gastheer.',
    },
  },
  de: {
    skip: 'Zum Inhalt',
    home: 'Cheeseboard, zur Startseite',
    settings: 'Einstellungen',
    language: 'Sprache',
    loading: 'Einen Augenblick.',
    notFetched: 'Diese Seite konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    toStart: 'Zur Startseite',
    notFound: {
      title: 'Seite nicht gefunden',
      text: 'Diese Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Stück vom Link verloren gegangen.',
    },
    close: 'Schließen',
    cancel: 'Doch nicht',
    newer: {
      text: 'Es gibt eine neue Version von Cheeseboard.',
      use: 'Jetzt verwenden',
      fetch: 'Neue Version holen',
      looking: 'Die neue Version wird gesucht.',
      none: 'Diese Seite hat noch keine neuere Version. Vielleicht spielt der Gastgeber auf einer anderen Seite: Frag ihn.',
    },
  },
};
