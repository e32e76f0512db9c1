import { counted, plural } from '@cheeseboard/engine/text';
import type { Colour } from '../art/colours.ts';
import type { Words } from './types.ts';

/** Colours as names, capitalized even inside a sentence: "Tipp Grün 8 noch einmal an." */
const colours: Words['colours'] = {
  red: 'Rot',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  purple: 'Lila',
  white: 'Weiß',
  black: 'Schwarz',
};
/** Colours before a feminine or plural noun: "die rote Maus", "3 rote Mäuse". */
const inflected: Words['colours'] = {
  red: 'rote',
  yellow: 'gelbe',
  green: 'grüne',
  blue: 'blaue',
  purple: 'lila',
  white: 'weiße',
  black: 'schwarze',
};
const name = (colour: Colour): string => colours[colour];
const cards = (count: number): string => counted('de', count, 'Karte', 'Karten');

export const de: Words = {
  colours,
  mouseCard: (colour, number) => `${name(colour)} ${number}`,
  snakeCard: (colour, number, fang) =>
    `${inflected[colour]} Schlange ${number}, ${fang === undefined ? 'Daumen drauf' : fang ? 'mit Giftzahn' : 'harmlos'}`,
  pawnCard: (colour, pile, square) => `${name(colour)}, Stapel ${pile}, Karte ${square} von 6`,
  faceDown: {
    mice: 'eine verdeckte Karte',
    snakes: 'eine verdeckte Schlange',
    pawns: 'eine verdeckte Karte',
  },
  faceDownCards: (count) => counted('de', count, 'verdeckte Karte', 'verdeckte Karten'),
  noCard: 'keine Karte',

  hand: (count) => (count === 0 ? 'Deine Hand ist leer' : `Deine Hand, ${cards(count)}`),
  notNow: (card) => `${card}, jetzt nicht`,
  trick: 'Der Stich',
  emptyPlace: 'noch nichts',
  by: (card, player) => `${card}, von ${player}`,
  marks: { highest: 'höchste', lowest: 'niedrigste', led: 'ausgespielt', laid: 'aufgedeckt' },

  won: (player) => (player ? `Gewonnen von ${player}` : 'Gewonnene Karten'),
  wonNothing: 'noch nichts gewonnen',
  wonColour: (colour, numbers) => `${name(colour)} ${numbers.join(', ')}`,
  worth: (count) => `zählt ${count}`,

  die: {
    green: 'grüner Würfel, vorwärts',
    yellow: 'gelber Würfel, nichts',
    red: 'roter Würfel, zurück',
    void: 'ungültiger Würfel',
    spent: 'verbrauchter Würfel',
  },
  dieShowing: (face) => `Würfel ${face}`,
  dieWaiting: 'ein Würfel, noch nicht geworfen',
  rolling: 'rollt',

  mouse: (colour, count) =>
    plural('de', count, `${inflected[colour]} Maus`, `${count} ${inflected[colour]} Mäuse`),
  cheese: { whole: 'ein ganzer Käse', wedge: 'ein Stück Käse', eaten: 'der Käse ist weg' },
  points: (count) => counted('de', count, 'Punkt', 'Punkte'),
  tokens: {
    reroll: 'Neuwurf',
    double: 'Doppelzug',
    transfer: 'Umzug',
    improve: 'Verbessern',
    worsen: 'Verschlechtern',
    cancel: 'Aufheben',
  },
  tokenFaceDown: 'ein verdeckter Chip',

  pile: (colour, pile) => `${name(colour)}, Stapel ${pile}`,
  startPile: (left) => (left === 0 ? 'Startstapel leer' : `${cards(left)} auf dem Startstapel`),
  newPile: (height) => (height === 0 ? 'neuer Stapel leer' : `${cards(height)} auf dem neuen Stapel`),
  fullPile: 'voll und sicher',
  adding: (count) => `${count} dazu`,

  turn: 'am Zug',
  you: 'du',
  bot: 'Bot',
  connection: { here: 'da', connecting: 'verbindet sich', away: 'gerade weg' },
  cardsLeft: (count) => `noch ${cards(count)}`,

  scoreSheet: 'Punkte',
  round: (number) => `Runde ${number}`,
  total: 'Summe',
  winner: 'hat gewonnen',
  log: 'Was geschah',
  logEmpty: 'Noch ist nichts geschehen.',
  rule: (id) => `Regel ${id}`,
  notFetched: 'Das Spiel ließ sich nicht laden. Bist du online?',
};
