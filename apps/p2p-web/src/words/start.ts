/** The words of the start page. */
import { numberWord } from '@cheeseboard/engine/text';
import type { Mode } from '../screens/app/route.ts';
import type { ByLanguage } from './language.ts';

export interface StartWords {
  readonly title: (games: number) => string;
  readonly lead: string;
  readonly games: string;
  /** Beside a game whose texts are not all translated. */
  readonly untranslated: string;
  readonly rules: string;
  readonly rulesOf: (game: string) => string;
  readonly friends: string;
  readonly bots: string;
  readonly device: string;
  /** A first game, in which the app explains what is new. */
  readonly teach: string;
  readonly with: (action: string, game: string) => string;
  readonly link: {
    readonly label: string;
    readonly hint: string;
    readonly go: string;
    readonly none: string;
  };
  /** A table that is not finished yet. */
  readonly unfinished: {
    readonly resume: string;
    readonly more: (count: number) => string;
  };
  readonly nothingIsSaved: string;
  readonly evenings: string;
  /** Short labels of the ways to play, for small cards. */
  readonly short: { readonly [M in Mode | 'teach']: string };
  readonly fewPlayers: (min: number, max: number) => string;
  readonly fewMinutes: (count: number) => string;
  /** What makes the app different, below the games. */
  readonly promise: string;
  readonly offline: string;
  readonly noWebRtc: string;
  readonly install: { readonly text: string; readonly button: string };
  readonly pair: string;
  readonly docs: string;
}

export const startWords: ByLanguage<StartWords> = {
  en: {
    title: (games) => `${numberWord('en', games, true)} games, one link`,
    lead: 'Pick a game, send the link, play.',
    games: 'The games',
    untranslated: 'Some of the text isn’t translated yet.',
    rules: 'Rules',
    rulesOf: (game) => `Rules of ${game}`,
    friends: 'Play with friends',
    bots: 'Against bots',
    device: 'On one device',
    teach: 'Teach me',
    with: (action, game) => `${action}: ${game}`,
    link: {
      label: 'Did somebody send you a link?',
      hint: 'Paste it here, or simply open it.',
      go: 'Join',
      none: 'There is no invitation in this text. Copy the whole link, with everything after the # sign.',
    },
    unfinished: {
      resume: 'Continue',
      more: (count) => `and ${count} more`,
    },
    nothingIsSaved:
      'This browser saves nothing here, perhaps because this is a private window. A table will be gone once its tab is closed or reloaded.',
    evenings: 'Game nights',
    short: { friends: 'Friends', bots: 'Bots', device: 'One device', teach: 'Teach me' },
    fewPlayers: (min, max) => `${min}–${max} players`,
    fewMinutes: (count) => `${count} min`,
    promise: 'No account, and no server dealing the cards: your browsers talk to each other directly.',
    offline: 'You are offline. You can play against bots and on one device.',
    noWebRtc:
      'This browser can’t connect to other browsers (no WebRTC), so you can’t play with friends here. You can still play against bots and on one device.',
    install: {
      text: 'Install Cheeseboard on your device to play without internet.',
      button: 'Install',
    },
    pair: 'Connect two devices without a server',
    docs: 'All about the games',
  },
  nl: {
    title: (games) => `${numberWord('nl', games, true)} spellen, één link`,
    lead: 'Kies een spel, stuur de link, speel.',
    games: 'De spellen',
    untranslated: 'Nog niet alles is vertaald. Wat ontbreekt, staat er in het Engels.',
    rules: 'Spelregels',
    rulesOf: (game) => `Spelregels van ${game}`,
    friends: 'Met vrienden',
    bots: 'Tegen bots',
    device: 'Op één apparaat',
    teach: 'Leg het me uit',
    with: (action, game) => `${action}: ${game}`,
    link: {
      label: 'Heeft iemand je een link gestuurd?',
      hint: 'Plak hem hier, of open hem gewoon.',
      go: 'Aanschuiven',
      none: 'Hier staat geen uitnodiging in. Kopieer de hele link, met alles wat achter het #-teken staat.',
    },
    unfinished: {
      resume: 'Verderspelen',
      more: (count) => `en nog ${count}`,
    },
    nothingIsSaved:
      'Deze browser bewaart hier niets, misschien omdat het een privévenster is: een tafel is weg als het tabblad dichtgaat of opnieuw laadt.',
    evenings: 'Speelavonden',
    short: { friends: 'Vrienden', bots: 'Bots', device: 'Eén apparaat', teach: 'Uitleg' },
    fewPlayers: (min, max) => `${min}–${max} spelers`,
    fewMinutes: (count) => `${count} min`,
    promise:
      'Geen account, en geen server die de kaarten deelt: jullie browsers praten rechtstreeks met elkaar.',
    offline: 'Je bent offline. Tegen bots en op één apparaat kun je gewoon spelen.',
    noWebRtc:
      'Deze browser kan niet met andere browsers verbinden (geen WebRTC), dus met vrienden spelen lukt hier niet. Tegen bots en op één apparaat werkt alles.',
    install: {
      text: 'Installeer Cheeseboard op je apparaat om ook zonder internet te spelen.',
      button: 'Installeren',
    },
    pair: 'Twee apparaten verbinden zonder server',
    docs: 'Alles over de spellen',
  },
  de: {
    title: (games) => `${numberWord('de', games, true)} Spiele, ein Link`,
    lead: 'Such dir ein Spiel aus, verschick den Link, spiel los.',
    games: 'Die Spiele',
    untranslated: 'Noch nicht alles ist übersetzt. Was fehlt, steht auf Englisch da.',
    rules: 'Regeln',
    rulesOf: (game) => `Regeln von ${game}`,
    friends: 'Mit Freunden',
    bots: 'Gegen Bots',
    device: 'Auf einem Gerät',
    teach: 'Zeig es mir',
    with: (action, game) => `${action}: ${game}`,
    link: {
      label: 'Hat dir jemand einen Link geschickt?',
      hint: 'Füg ihn hier ein oder öffne ihn einfach.',
      go: 'Mitspielen',
      none: 'In diesem Text steckt keine Einladung. Kopier den ganzen Link, mit allem nach dem #-Zeichen.',
    },
    unfinished: {
      resume: 'Weiterspielen',
      more: (count) => `und ${count} weitere`,
    },
    nothingIsSaved:
      'Dieser Browser speichert hier nichts, vielleicht weil es ein privates Fenster ist: Ein Tisch ist weg, wenn sein Tab geschlossen oder neu geladen wird.',
    evenings: 'Spieleabende',
    short: { friends: 'Freunde', bots: 'Bots', device: 'Ein Gerät', teach: 'Zeig es mir' },
    fewPlayers: (min, max) => `${min}–${max} Personen`,
    fewMinutes: (count) => `${count} Min.`,
    promise: 'Ohne Konto und ohne Server, der die Karten gibt: Eure Browser reden direkt miteinander.',
    offline: 'Du bist offline. Gegen Bots und auf einem Gerät kannst du trotzdem spielen.',
    noWebRtc:
      'Dieser Browser kann sich nicht mit anderen verbinden (kein WebRTC), also kannst du hier nicht mit Freunden spielen. Gegen Bots und auf einem Gerät geht alles.',
    install: {
      text: 'Installiere Cheeseboard auf deinem Gerät, um auch ohne Internet zu spielen.',
      button: 'Installieren',
    },
    pair: 'Zwei Geräte ohne Server verbinden',
    docs: 'Alles über die Spiele',
  },
};
