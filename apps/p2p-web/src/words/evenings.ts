/** The words of the evenings: kept matches, their figures, and saved tables. */
import { counted, plural } from '@cheeseboard/engine/text';
import type { SavedTable } from '../tables/table.ts';
import type { ByLanguage } from './language.ts';

export interface EveningsWords {
  readonly title: string;
  readonly lead: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly notLasting: string;
  /** The reader, who has entered no name. */
  readonly you: string;
  readonly filter: {
    readonly people: string;
    readonly game: string;
    readonly allGames: string;
    readonly none: string;
  };
  readonly figures: string;
  readonly matches: (count: number) => string;
  /** The wins of several people, such as "Anna and Ben: 12 to 9". */
  readonly score: (names: string, wins: readonly number[]) => string;
  readonly wonByOthers: (count: number) => string;
  readonly person: string;
  readonly played: string;
  readonly wins: string;
  /** Wins in a row now, and the longest streak in brackets. */
  readonly streaks: string;
  readonly graph: string;
  /** What the graph shows, for screen readers. */
  readonly graphOf: (names: string) => string;
  readonly best: string;
  readonly average: string;
  readonly list: string;
  readonly earlier: string;
  readonly won: (names: string, count: number) => string;
  readonly replay: string;
  readonly delete: string;
  readonly deleteSure: (game: string) => string;
  readonly deleteYes: string;
  readonly deleted: (game: string) => string;
  /** Accessible name of an action on one match or table. */
  readonly of: (action: string, game: string, names: string) => string;
  readonly failed: string;
  readonly file: {
    readonly title: string;
    readonly text: string;
    readonly save: string;
    readonly open: string;
    readonly reading: string;
    readonly added: (added: number, known: number) => string;
    readonly otherFile: string;
    readonly newer: string;
    readonly badMatch: (number: number) => string;
    readonly tooLarge: string;
    readonly deleteAll: string;
    readonly deleteAllSure: (count: number) => string;
    readonly deletedAll: string;
  };
  readonly tables: {
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
    readonly deleteSure: (game: string) => string;
    readonly deleted: (game: string) => string;
  };
}

export const eveningsWords: ByLanguage<EveningsWords> = {
  en: {
    title: 'Game nights',
    lead: 'Every match you finish in this browser is kept here: who played, who won, and the whole game to replay. Nothing is sent anywhere.',
    empty: {
      title: 'No game nights yet',
      text: 'Finish a match, and you will find it here. Or open a file that you saved in another browser.',
    },
    notLasting:
      'This browser saves nothing here, perhaps because this is a private window. Matches will be gone once this tab is closed or reloaded.',
    you: 'You',
    filter: {
      people: 'With these people at the table',
      game: 'Game',
      allGames: 'All games',
      none: 'No match fits these filters. Choose fewer people or another game.',
    },
    figures: 'Who won',
    matches: (count) => counted('en', count, 'match', 'matches'),
    score: (names, wins) => `${names}: ${wins.join(' to ')}`,
    wonByOthers: (count) => `${plural('en', count, 'One match', `${count} matches`)} went to somebody else.`,
    person: 'Name',
    played: 'Played',
    wins: 'Wins',
    streaks: 'Longest streak',
    graph: 'Wins, match by match',
    graphOf: (names) => `The wins of ${names}, match by match. The table above has the totals.`,
    best: 'Best',
    average: 'Average',
    list: 'Night by night',
    earlier: 'Show earlier nights',
    won: (names, count) => `${names} ${plural('en', count, 'wins', 'win')}`,
    replay: 'Replay and share',
    delete: 'Delete',
    deleteSure: (game) => `Delete this match of ${game}? This can’t be undone.`,
    deleteYes: 'Yes, delete',
    deleted: (game) => `The match of ${game} was deleted.`,
    of: (action, game, names) => `${action}: ${game}, ${names}`,
    failed: 'That didn’t work. Try again.',
    file: {
      title: 'Keep a copy',
      text: 'Save all matches as one file, to open in another browser or to combine your game nights with a friend’s. Matches that are already here are not added twice.',
      save: 'Save all matches as a file',
      open: 'Open a file',
      reading: 'Reading the file …',
      added: (added, known) =>
        [
          added === 0
            ? 'Nothing new in this file.'
            : `${counted('en', added, 'match was', 'matches were')} added.`,
          known === 0 ? '' : plural('en', known, 'One was already here.', `${known} were already here.`),
        ]
          .filter(Boolean)
          .join(' '),
      otherFile: 'This isn’t a game-night file, or part of it is missing. Nothing was changed.',
      newer: 'This file was saved by a newer version of Cheeseboard. Update the app, then open it again.',
      badMatch: (number) => `Match ${number} in this file can’t be read, so nothing was changed.`,
      tooLarge: 'This file is too large. Nothing was changed.',
      deleteAll: 'Delete all matches',
      deleteAllSure: (count) =>
        `Delete ${plural('en', count, 'the match', `all ${count} matches`)}? This can’t be undone. Save a file first if you want a copy.`,
      deletedAll: 'All matches were deleted.',
    },
    tables: {
      title: 'Saved tables',
      role: { host: 'your table', guest: 'as a guest', local: 'on this device' },
      steps: (count) => (count === 0 ? 'not started' : counted('en', count, 'step', 'steps')),
      over: 'finished',
      resume: 'Continue',
      look: 'View',
      export: 'Save the record',
      noRecord: 'The host has the record of this match.',
      secretRecord: 'The record shows everybody’s cards. You can save it when the match is over.',
      deleteSure: (game) => `Delete this ${game} table? This can’t be undone. Finished matches will be kept.`,
      deleted: (game) => `The table for ${game} was deleted.`,
    },
  },
  nl: {
    title: 'Speelavonden',
    lead: 'Elke partij die je in deze browser uitspeelt, blijft hier bewaard: wie er speelden, wie er won, en het hele spel om terug te kijken. Er wordt niets verstuurd.',
    empty: {
      title: 'Nog geen speelavonden',
      text: 'Speel een partij uit, dan vind je die hier terug. Of open een bestand dat je in een andere browser hebt bewaard.',
    },
    notLasting:
      'Deze browser bewaart hier niets, misschien omdat het een privévenster is: partijen zijn weg als je dit tabblad sluit of opnieuw laadt.',
    you: 'Jij',
    filter: {
      people: 'Met deze mensen aan tafel',
      game: 'Spel',
      allGames: 'Alle spellen',
      none: 'Er is geen partij die hierbij past. Kies minder mensen of een ander spel.',
    },
    figures: 'Wie er gewonnen heeft',
    matches: (count) => counted('nl', count, 'partij', 'partijen'),
    score: (names, wins) => `${names}: ${wins.join(' tegen ')}`,
    wonByOthers: (count) =>
      `${plural('nl', count, 'Eén partij ging', `${count} partijen gingen`)} naar een ander.`,
    person: 'Naam',
    played: 'Gespeeld',
    wins: 'Gewonnen',
    streaks: 'Op rij (langste reeks)',
    graph: 'Gewonnen, partij voor partij',
    graphOf: (names) =>
      `Wat ${names} partij voor partij hebben gewonnen. De totalen staan in de tabel erboven.`,
    best: 'Beste',
    average: 'Gemiddeld',
    list: 'Avond voor avond',
    earlier: 'Eerdere avonden tonen',
    won: (names, count) => `${names} ${plural('nl', count, 'wint', 'winnen')}`,
    replay: 'Terugkijken en delen',
    delete: 'Weggooien',
    deleteSure: (game) => `Deze partij ${game} weggooien? Je kunt dit niet ongedaan maken.`,
    deleteYes: 'Ja, weggooien',
    deleted: (game) => `De partij ${game} is weg.`,
    of: (action, game, names) => `${action}: ${game}, ${names}`,
    failed: 'Dat lukte niet. Probeer het nog eens.',
    file: {
      title: 'Een kopie bewaren',
      text: 'Bewaar alle partijen in één bestand, om dat in een andere browser te openen of om jullie avonden bij elkaar te leggen. Wat er al is, komt er niet dubbel in.',
      save: 'Alles als bestand bewaren',
      open: 'Bestand openen',
      reading: 'Het bestand wordt gelezen …',
      added: (added, known) =>
        [
          added === 0
            ? 'Niets nieuws in dit bestand.'
            : `${counted('nl', added, 'partij', 'partijen')} toegevoegd.`,
          known === 0 ? '' : plural('nl', known, 'Eén was er al.', `${known} waren er al.`),
        ]
          .filter(Boolean)
          .join(' '),
      otherFile: 'Dit is geen bestand met speelavonden, of er ontbreekt een deel. Er is niets veranderd.',
      newer:
        'Dit bestand is gemaakt met een nieuwere versie van Cheeseboard. Werk de app bij en open het dan nog eens.',
      badMatch: (number) => `Partij ${number} in dit bestand is niet te lezen, dus er is niets veranderd.`,
      tooLarge: 'Dit bestand is te groot. Er is niets veranderd.',
      deleteAll: 'Alle partijen weggooien',
      deleteAllSure: (count) =>
        `${plural('nl', count, 'De partij', `Alle ${count} partijen`)} weggooien? Je kunt dit niet ongedaan maken. Bewaar eerst een bestand als je een kopie wilt.`,
      deletedAll: 'Alle partijen zijn weg.',
    },
    tables: {
      title: 'Bewaarde tafels',
      role: { host: 'jouw tafel', guest: 'als gast', local: 'op dit apparaat' },
      steps: (count) => (count === 0 ? 'nog niet begonnen' : counted('nl', count, 'stap', 'stappen')),
      over: 'uitgespeeld',
      resume: 'Verderspelen',
      look: 'Bekijken',
      export: 'Verslag bewaren',
      noRecord: 'Het verslag van deze partij ligt bij de gastheer.',
      secretRecord: 'In het verslag staan ieders kaarten. Je kunt het bewaren als de partij voorbij is.',
      deleteSure: (game) =>
        `Deze tafel ${game} weggooien? Je kunt dit niet ongedaan maken. Uitgespeelde partijen blijven bewaard.`,
      deleted: (game) => `De tafel ${game} is weg.`,
    },
  },
  de: {
    title: 'Spieleabende',
    lead: 'Jede Partie, die du in diesem Browser zu Ende spielst, bleibt hier: Mitspieler, Ergebnis und das ganze Spiel zum Nachspielen. Nichts wird verschickt.',
    empty: {
      title: 'Noch keine Spieleabende',
      text: 'Spiel eine Partie zu Ende, dann findest du sie hier. Oder öffne eine Datei, die du in einem anderen Browser gespeichert hast.',
    },
    notLasting:
      'Dieser Browser speichert hier nichts, vielleicht weil es ein privates Fenster ist: Partien sind weg, wenn dieser Tab geschlossen oder neu geladen wird.',
    you: 'Du',
    filter: {
      people: 'Mit diesen Leuten am Tisch',
      game: 'Spiel',
      allGames: 'Alle Spiele',
      none: 'Keine Partie passt dazu. Wähl weniger Leute oder ein anderes Spiel.',
    },
    figures: 'Wer gewonnen hat',
    matches: (count) => counted('de', count, 'Partie', 'Partien'),
    score: (names, wins) => `${names}: ${wins.join(' zu ')}`,
    wonByOthers: (count) =>
      `${plural('de', count, 'Eine Partie ging', `${count} Partien gingen`)} an jemand anderen.`,
    person: 'Name',
    played: 'Gespielt',
    wins: 'Siege',
    streaks: 'In Folge (längste Serie)',
    graph: 'Siege, Partie für Partie',
    graphOf: (names) =>
      `Die Siege von ${names}, Partie für Partie. Die Summen stehen in der Tabelle darüber.`,
    best: 'Bestes',
    average: 'Schnitt',
    list: 'Abend für Abend',
    earlier: 'Frühere Abende zeigen',
    won: (names, count) => `${names} ${plural('de', count, 'gewinnt', 'gewinnen')}`,
    replay: 'Nachspielen und teilen',
    delete: 'Löschen',
    deleteSure: (game) => `Diese Partie ${game} löschen? Das lässt sich nicht rückgängig machen.`,
    deleteYes: 'Ja, löschen',
    deleted: (game) => `Die Partie ${game} ist gelöscht.`,
    of: (action, game, names) => `${action}: ${game}, ${names}`,
    failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
    file: {
      title: 'Eine Kopie behalten',
      text: 'Speichere alle Partien in einer Datei, um sie in einem anderen Browser zu öffnen oder eure Abende an einem Ort zu sammeln. Was schon da ist, kommt nicht doppelt dazu.',
      save: 'Alles als Datei speichern',
      open: 'Datei öffnen',
      reading: 'Die Datei wird gelesen …',
      added: (added, known) =>
        [
          added === 0
            ? 'Nichts Neues in dieser Datei.'
            : `${counted('de', added, 'Partie kam', 'Partien kamen')} dazu.`,
          known === 0 ? '' : plural('de', known, 'Eine war schon da.', `${known} waren schon da.`),
        ]
          .filter(Boolean)
          .join(' '),
      otherFile: 'Das ist keine Datei mit Spieleabenden, oder ein Teil davon fehlt. Nichts wurde geändert.',
      newer:
        'Diese Datei stammt von einer neueren Version von Cheeseboard. Aktualisiere die App und öffne sie dann noch einmal.',
      badMatch: (number) => `Partie ${number} in dieser Datei ist nicht lesbar, darum wurde nichts geändert.`,
      tooLarge: 'Diese Datei ist zu groß. Nichts wurde geändert.',
      deleteAll: 'Alle Partien löschen',
      deleteAllSure: (count) =>
        `${plural('de', count, 'Die Partie', `Alle ${count} Partien`)} löschen? Das lässt sich nicht rückgängig machen. Speichere vorher eine Datei, wenn du eine Kopie willst.`,
      deletedAll: 'Alle Partien sind gelöscht.',
    },
    tables: {
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
      deleteSure: (game) =>
        `Diesen Tisch für ${game} löschen? Das lässt sich nicht rückgängig machen. Fertige Partien bleiben.`,
      deleted: (game) => `Der Tisch für ${game} ist gelöscht.`,
    },
  },
};
