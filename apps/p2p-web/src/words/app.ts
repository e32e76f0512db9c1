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
    newer: {
      text: 'A new version of Cheeseboard is here.',
      use: 'Use it now',
      fetch: 'Fetch the new version',
      looking: 'It is being looked for.',
      none: 'This site has no newer version yet. Perhaps the host plays from another site: ask there.',
    },
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
    newer: {
      text: 'Er is een nieuwe versie van Cheeseboard.',
      use: 'Nu gebruiken',
      fetch: 'Nieuwe versie ophalen',
      looking: 'Er wordt gezocht.',
      none: 'Deze site heeft nog geen nieuwere versie. Misschien speelt de gastheer vanaf een andere site: vraag het daar.',
    },
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
    newer: {
      text: 'Es gibt eine neue Version von Cheeseboard.',
      use: 'Jetzt verwenden',
      fetch: 'Neue Version holen',
      looking: 'Es wird gesucht.',
      none: 'Diese Seite hat noch keine neuere Version. Vielleicht spielt der Gastgeber von einer anderen Seite aus: Frag dort nach.',
    },
  },
};
