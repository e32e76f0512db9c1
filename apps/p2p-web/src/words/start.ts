/** The words of the start page. */
import { counted, numberWord } from '@cheeseboard/engine/text';
import type { SavedTable } from '../tables/table.ts';
import type { ByLanguage } from './language.ts';

export interface StartWords {
  readonly title: (games: number) => string;
  readonly lead: string;
  readonly games: string;
  readonly players: (min: number, max: number) => string;
  readonly minutes: (count: number) => string;
  /** Beside a game whose texts are not all translated. */
  readonly untranslated: string;
  readonly rules: string;
  readonly rulesOf: (game: string) => string;
  readonly friends: string;
  readonly bots: string;
  readonly device: string;
  readonly with: (action: string, game: string) => string;
  readonly link: {
    readonly label: string;
    readonly hint: string;
    readonly go: string;
    readonly none: string;
  };
  readonly saved: {
    readonly title: string;
    readonly role: { readonly [R in SavedTable['role']]: string };
    readonly steps: (count: number) => string;
    readonly over: string;
    readonly resume: string;
    /** Label of the button that opens a finished match. */
    readonly look: string;
    readonly export: string;
    readonly noRecord: string;
    readonly secretRecord: string;
    readonly nothingIsSaved: string;
    readonly delete: string;
    readonly deleteSure: (game: string) => string;
    readonly deleteYes: string;
    readonly deleted: (game: string) => string;
    readonly failed: string;
    /** Accessible name of an action on one match. */
    readonly of: (action: string, game: string, names: string) => string;
  };
  readonly offline: string;
  readonly noWebRtc: string;
  readonly install: { readonly text: string; readonly button: string };
  readonly pair: string;
  readonly docs: string;
}

export const startWords: ByLanguage<StartWords> = {
  en: {
    title: (games) => `${numberWord('en', games, true)} games, one link`,
    lead: 'Pick a game, send the link, play. No account, and no server dealing the cards: your browsers talk to each other directly.',
    games: 'The games',
    players: (min, max) => `${min} to ${max} players`,
    minutes: (count) => `about ${count} minutes`,
    untranslated: 'Some texts are not translated yet.',
    rules: 'Rules',
    rulesOf: (game) => `Rules of ${game}`,
    friends: 'Play with friends',
    bots: 'Against bots',
    device: 'On one device',
    with: (action, game) => `${action}: ${game}`,
    link: {
      label: 'Did somebody send you a link?',
      hint: 'Paste it here, or simply open it.',
      go: 'Join',
      none: 'There is no invitation in this text. Copy the whole link, with everything after the # sign.',
    },
    saved: {
      title: 'Saved tables',
      role: { host: 'your table', guest: 'as a guest', local: 'on this device' },
      steps: (count) => (count === 0 ? 'not started' : counted('en', count, 'step', 'steps')),
      over: 'finished',
      resume: 'Continue',
      look: 'View',
      export: 'Save the record',
      noRecord: 'The host has the record of this match.',
      secretRecord: 'The record shows everybody’s cards. You can save it when the match is over.',
      nothingIsSaved:
        'This browser saves nothing here, perhaps because the window is private. A table is gone once its tab is closed or reloaded.',
      delete: 'Delete',
      deleteSure: (game) => `Delete this match of ${game}? This can’t be undone.`,
      deleteYes: 'Yes, delete',
      deleted: (game) => `The match of ${game} was deleted.`,
      failed: 'That did not work. Try again.',
      of: (action, game, names) => `${action}: ${game}, ${names}`,
    },
    offline: 'You are offline. You can play against bots and on one device.',
    noWebRtc:
      'This browser can’t connect to other browsers (no WebRTC), so you can’t play with friends here. Against bots and on one device everything works.',
    install: {
      text: 'Install Cheeseboard on your device to play without internet.',
      button: 'Install',
    },
    pair: 'Connect two devices without a server',
    docs: 'All about the games',
  },
  nl: {
    title: (games) => `${numberWord('nl', games, true)} spellen, één link`,
    lead: 'Kies een spel, stuur de link, speel. Geen account, en geen server die de kaarten deelt: jullie browsers praten met elkaar.',
    games: 'De spellen',
    players: (min, max) => `${min} tot ${max} spelers`,
    minutes: (count) => `ongeveer ${count} minuten`,
    untranslated: 'Nog niet alles is vertaald. Wat ontbreekt, staat er in het Engels.',
    rules: 'Spelregels',
    rulesOf: (game) => `Spelregels van ${game}`,
    friends: 'Met vrienden',
    bots: 'Tegen bots',
    device: 'Op één apparaat',
    with: (action, game) => `${action}: ${game}`,
    link: {
      label: 'Heeft iemand je een link gestuurd?',
      hint: 'Plak hem hier. Openen doet hetzelfde.',
      go: 'Aanschuiven',
      none: 'Hier staat geen uitnodiging in. Kopieer de hele link, met alles wat achter het #-teken staat.',
    },
    saved: {
      title: 'Bewaarde tafels',
      role: { host: 'jouw tafel', guest: 'als gast', local: 'op dit apparaat' },
      steps: (count) => (count === 0 ? 'nog niet begonnen' : counted('nl', count, 'stap', 'stappen')),
      over: 'uitgespeeld',
      resume: 'Verder spelen',
      look: 'Bekijken',
      export: 'Verslag bewaren',
      noRecord: 'Het verslag van deze partij ligt bij de gastheer.',
      secretRecord: 'In het verslag staan ieders kaarten. Je kunt het bewaren als de partij voorbij is.',
      nothingIsSaved:
        'Deze browser bewaart hier niets, misschien omdat het een privévenster is: een tafel is weg als het tabblad dichtgaat of opnieuw laadt.',
      delete: 'Weggooien',
      deleteSure: (game) => `Deze partij ${game} weggooien? Ze komt niet meer terug.`,
      deleteYes: 'Ja, weggooien',
      deleted: (game) => `De partij ${game} is weg.`,
      failed: 'Dat lukte niet. Probeer het nog eens.',
      of: (action, game, names) => `${action}: ${game}, ${names}`,
    },
    offline: 'Je bent offline. Tegen bots en op één apparaat kun je gewoon spelen.',
    noWebRtc:
      'Deze browser kan niet met andere browsers verbinden (geen WebRTC), dus met vrienden spelen lukt hier niet. Tegen bots en op één apparaat werkt alles.',
    install: {
      text: 'Cheeseboard kan op je apparaat wonen en doet het dan ook zonder internet.',
      button: 'Installeren',
    },
    pair: 'Twee apparaten verbinden zonder server',
    docs: 'Alles over de spellen',
  },
  de: {
    title: (games) => `${numberWord('de', games, true)} Spiele, ein Link`,
    lead: 'Such dir ein Spiel aus, verschick den Link, spiel los. Ohne Konto und ohne Server, der die Karten gibt: Eure Browser reden direkt miteinander.',
    games: 'Die Spiele',
    players: (min, max) => `${min} bis ${max} Personen`,
    minutes: (count) => `etwa ${count} Minuten`,
    untranslated: 'Noch nicht alles ist übersetzt. Was fehlt, steht auf Englisch da.',
    rules: 'Regeln',
    rulesOf: (game) => `Regeln von ${game}`,
    friends: 'Mit Freunden',
    bots: 'Gegen Bots',
    device: 'Auf einem Gerät',
    with: (action, game) => `${action}: ${game}`,
    link: {
      label: 'Hat dir jemand einen Link geschickt?',
      hint: 'Füg ihn hier ein. Ihn zu öffnen tut dasselbe.',
      go: 'Mitspielen',
      none: 'In diesem Text steckt keine Einladung. Kopiere den ganzen Link, mit allem nach dem #-Zeichen.',
    },
    saved: {
      title: 'Gespeicherte Tische',
      role: { host: 'dein Tisch', guest: 'als Gast', local: 'auf diesem Gerät' },
      steps: (count) => (count === 0 ? 'noch nicht begonnen' : counted('de', count, 'Schritt', 'Schritte')),
      over: 'zu Ende gespielt',
      resume: 'Weiterspielen',
      look: 'Ansehen',
      export: 'Aufzeichnung speichern',
      noRecord: 'Die Aufzeichnung dieser Partie hat der Gastgeber.',
      secretRecord:
        'In der Aufzeichnung stehen alle Karten. Du kannst sie speichern, wenn die Partie vorbei ist.',
      nothingIsSaved:
        'Dieser Browser behält hier nichts, vielleicht weil das Fenster privat ist: Ein Tisch ist weg, wenn sein Tab geschlossen oder neu geladen wird.',
      delete: 'Löschen',
      deleteSure: (game) => `Diese Partie ${game} löschen? Sie lässt sich nicht zurückholen.`,
      deleteYes: 'Ja, löschen',
      deleted: (game) => `Die Partie ${game} ist weg.`,
      failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
      of: (action, game, names) => `${action}: ${game}, ${names}`,
    },
    offline: 'Du bist offline. Gegen Bots und auf einem Gerät kannst du trotzdem spielen.',
    noWebRtc:
      'Dieser Browser kann sich nicht mit anderen verbinden (kein WebRTC), also kannst du hier nicht mit Freunden spielen. Gegen Bots und auf einem Gerät geht alles.',
    install: {
      text: 'Cheeseboard kann auf deinem Gerät wohnen und läuft dann auch ohne Internet.',
      button: 'Installieren',
    },
    pair: 'Zwei Geräte ohne Server verbinden',
    docs: 'Alles über die Spiele',
  },
};
