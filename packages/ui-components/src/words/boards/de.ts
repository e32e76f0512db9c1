import { counted, plural } from '@cheeseboard/engine/text';
import type { BoardWords } from './types.ts';

export const de: BoardWords = {
  pantry: 'Die Speisekammer',
  of: (owner, mice) => `${owner}: ${mice}`,
  nobody: 'keine Mäuse',
  cheeses: (count, points) =>
    `${plural('de', count, 'ein Käse', `${count} Käse`)}${points > 1 ? `, ${points} Punkte` : ''}`,
  named: 'gewählt',
  forwardTo: (places) => `vorwärts: ${places}`,
  backTo: (places) => `zurück: ${places}`,
  votes: (names) => `Stimmen von ${names}`,
  canChoose: 'kann gewählt werden',
  notNow: 'jetzt nicht',
  goal: { green: 'hierher vorwärts', red: 'hierher zurück', plain: 'hierher' },
  chooseMouse: 'wähl eine Maus',
  chosen: 'gewählt',
  and: 'und',

  dice: 'Die Würfel',
  dieNumber: (number, face) => `${number}: ${face}`,
  tokens: 'Deine Chips',
  noTokens: 'keine Chips',
  tokensFaceDown: (count) => counted('de', count, 'verdeckter Chip', 'verdeckte Chips'),

  piles: 'Die Stapel',
  pilesOf: (name) => `Stapel von ${name}`,
  yourPiles: 'Deine Stapel',
  canLayOut: 'erste Karte auslegen',
  oneMore: (pile) => `eine mehr auf Stapel ${pile}`,
  oneLess: (pile) => `eine weniger auf Stapel ${pile}`,
  sum: (parts, sum, roll) =>
    parts.length > 1 ? `${parts.join(' + ')} = ${sum} von ${roll}` : `${sum} von ${roll}`,
  putDown: 'Ablegen',
  captured: 'müsste zurück',
  cardsHome: (count) => `${count} von 24`,
};
