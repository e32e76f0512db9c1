import { counted, plural } from '@cheeseboard/engine/text';
import type { Colour } from '../art/colours.ts';
import type { Words } from './types.ts';

const colours: Words['colours'] = {
  red: 'rood',
  yellow: 'geel',
  green: 'groen',
  blue: 'blauw',
  purple: 'paars',
  white: 'wit',
  black: 'zwart',
};
/** Colours before a noun with the article "de": "de rode muis". */
const inflected: Words['colours'] = {
  red: 'rode',
  yellow: 'gele',
  green: 'groene',
  blue: 'blauwe',
  purple: 'paarse',
  white: 'witte',
  black: 'zwarte',
};
const name = (colour: Colour): string => colours[colour];
const cards = (count: number): string => counted('nl', count, 'kaart', 'kaarten');

export const nl: Words = {
  colours,
  mouseCard: (colour, number) => `${name(colour)} ${number}`,
  snakeCard: (colour, number, fang) =>
    `${inflected[colour]} slang ${number}, ${fang === undefined ? 'duim erop' : fang ? 'met giftand' : 'ongiftig'}`,
  pawnCard: (colour, pile, square) => `${name(colour)}, stapel ${pile}, kaart ${square} van 6`,
  faceDown: { mice: 'een dichte kaart', snakes: 'een dichte slang', pawns: 'een dichte kaart' },
  faceDownCards: (count) => counted('nl', count, 'dichte kaart', 'dichte kaarten'),
  noCard: 'geen kaart',

  hand: (count) => (count === 0 ? 'Je hand is leeg' : `Je hand, ${cards(count)}`),
  notNow: (card) => `${card}, nu niet`,
  trick: 'De slag',
  emptyPlace: 'nog niets',
  by: (card, player) => `${card}, van ${player}`,
  marks: { highest: 'hoogste', lowest: 'laagste', led: 'uitgekomen', laid: 'opengelegd' },

  won: (player) => (player ? `Gewonnen door ${player}` : 'Gewonnen kaarten'),
  wonNothing: 'nog niets gewonnen',
  wonColour: (colour, numbers) => `${name(colour)} ${numbers.join(', ')}`,
  worth: (count) => `telt voor ${count}`,

  die: {
    green: 'groene dobbelsteen, vooruit',
    yellow: 'gele dobbelsteen, niets',
    red: 'rode dobbelsteen, terug',
    void: 'nietige dobbelsteen',
    spent: 'gebruikte dobbelsteen',
  },
  dieShowing: (face) => `dobbelsteen ${face}`,
  dieWaiting: 'een dobbelsteen, nog niet gegooid',
  rolling: 'rolt',

  mouse: (colour, count) =>
    plural('nl', count, `${inflected[colour]} muis`, `${count} ${inflected[colour]} muizen`),
  cheese: { whole: 'een hele kaas', wedge: 'een stuk kaas', eaten: 'de kaas is op' },
  points: (count) => counted('nl', count, 'punt', 'punten'),
  tokens: {
    reroll: 'opnieuw gooien',
    double: 'dubbele beurt',
    transfer: 'verhuizen',
    improve: 'verbeteren',
    worsen: 'verslechteren',
    cancel: 'annuleren',
  },
  tokenFaceDown: 'een dichte krachtfiche',

  pile: (colour, pile) => `${name(colour)}, stapel ${pile}`,
  startPile: (left) => (left === 0 ? 'beginstapel leeg' : `${cards(left)} op de beginstapel`),
  newPile: (height) => (height === 0 ? 'nieuwe stapel leeg' : `${cards(height)} op de nieuwe stapel`),
  fullPile: 'vol en veilig',
  adding: (count) => `${count} erbij`,

  turn: 'aan zet',
  you: 'jij',
  bot: 'bot',
  connection: { here: 'aanwezig', connecting: 'maakt verbinding', away: 'even weg' },
  cardsLeft: (count) => `nog ${cards(count)}`,

  scoreSheet: 'Scores',
  round: (number) => `Ronde ${number}`,
  total: 'Totaal',
  winner: 'winnaar',
  log: 'Wat er gebeurde',
  logEmpty: 'Er is nog niets gebeurd.',
  rule: (id) => `regel ${id}`,
  notFetched: 'Het spel kon niet worden opgehaald. Ben je online?',
};
