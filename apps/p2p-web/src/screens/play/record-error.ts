/** Explains a syntax error in a record. (Illegal moves have texts of their own.) */
import type { ByLanguage } from '../../words/language.ts';

export type Flaw = 'title' | 'missing' | 'game' | 'seats' | 'option' | 'result' | 'header' | 'draw' | 'move';

/** Why a record cannot be read. `line` counts from 1; null if it is unknown. */
export function flawOf(record: string, line: number | null): Flaw {
  const lines = record.split(/\r?\n/).map((text) => text.trimEnd());
  const blankLine = lines.indexOf('');
  const header = blankLine < 0 ? lines.length : blankLine;
  if (line === null || line === 1) return 'title';
  const text = lines[line - 1] ?? '';
  if (line > header) return text.startsWith('*') ? 'draw' : 'move';
  // A missing field is reported at the end of the header.
  if (line === header && isIncomplete(lines.slice(1, header))) return 'missing';
  const [key = ''] = text.split(/[ :]/, 1);
  return key === 'game' || key === 'seats' || key === 'option' || key === 'result' ? key : 'header';
}

function isIncomplete(header: readonly string[]): boolean {
  const seats = header.find((text) => text.startsWith('seats:'))?.slice('seats:'.length);
  const players = header.filter((text) => text.startsWith('player ')).length;
  const hasGame = header.some((text) => text.startsWith('game:'));
  return !hasGame || seats === undefined || (players > 0 && players < Number(seats));
}

export const flawWords: ByLanguage<{ readonly [F in Flaw]: string }> = {
  en: {
    title: 'The first line must be “cheeseboard record 1”.',
    missing: 'The game, the number of seats or the name of a player is missing above the first empty line.',
    game: 'This names a game or a version that this app doesn’t know.',
    seats: 'This game isn’t for that many players.',
    option: 'The game has no such option, or the option has no such value.',
    result: 'The steps lead to a different result.',
    header: 'This isn’t one of “game”, “seats”, “option”, “player” and “result”, or it appears twice.',
    draw: 'This draw isn’t what the game asks for here.',
    move: 'This isn’t a move in this game.',
  },
  nl: {
    title: 'De eerste regel moet “cheeseboard record 1” zijn.',
    missing: 'Boven de eerste lege regel ontbreekt het spel, het aantal plaatsen of de naam van een speler.',
    game: 'Dit spel of deze versie ervan is hier niet bekend.',
    seats: 'Het spel is niet voor dit aantal spelers.',
    option: 'Het spel heeft die optie niet, of niet met deze waarde.',
    result: 'De stappen eindigen met een andere uitslag.',
    header: 'Dit is geen “game”, “seats”, “option”, “player” of “result”, of het staat er twee keer.',
    draw: 'Deze trekking is niet wat het spel hier vraagt.',
    move: 'Zo’n zet bestaat in dit spel niet.',
  },
  de: {
    title: 'Die erste Zeile muss „cheeseboard record 1“ sein.',
    missing:
      'Über der ersten leeren Zeile fehlt das Spiel, die Zahl der Plätze oder der Name eines Spielers.',
    game: 'Dieses Spiel oder diese Version davon ist hier nicht bekannt.',
    seats: 'Das Spiel ist nicht für so viele Spieler.',
    option: 'Diese Option oder diesen Wert gibt es in diesem Spiel nicht.',
    result: 'Die Schritte enden mit einem anderen Ergebnis.',
    header: 'Hier steht nicht „game“, „seats“, „option“, „player“ oder „result“, oder es steht zweimal da.',
    draw: 'Das Spiel verlangt hier eine andere Ziehung.',
    move: 'Das ist kein Zug des Spiels.',
  },
};
