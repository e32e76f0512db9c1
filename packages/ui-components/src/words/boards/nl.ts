import { counted, plural } from '@cheeseboard/engine/text';
import type { BoardWords } from './types.ts';

export const nl: BoardWords = {
  pantry: 'De voorraadkamer',
  of: (owner, mice) => `${owner}: ${mice}`,
  nobody: 'geen muizen',
  cheeses: (count, points) =>
    `${plural('nl', count, 'een kaas', `${count} kazen`)}${points > 1 ? `, ${points} punten` : ''}`,
  named: 'aangewezen',
  forwardTo: (places) => `vooruit naar ${places}`,
  backTo: (places) => `terug naar ${places}`,
  votes: (names) => `stemmen van ${names}`,
  canChoose: 'te kiezen',
  notNow: 'nu niet',
  goal: { green: 'hierheen vooruit', red: 'hierheen terug', plain: 'hierheen' },
  chooseMouse: 'kies een muis',
  chosen: 'gekozen',
  and: 'en',

  dice: 'De dobbelstenen',
  dieNumber: (number, face) => `${number}: ${face}`,
  tokens: 'Jouw krachtfiches',
  noTokens: 'geen krachtfiches',
  tokensFaceDown: (count) => counted('nl', count, 'dichte krachtfiche', 'dichte krachtfiches'),

  piles: 'De stapels',
  pilesOf: (name) => `Stapels van ${name}`,
  yourPiles: 'Jouw stapels',
  canLayOut: 'eerste kaart uitleggen',
  oneMore: (pile) => `één erbij op stapel ${pile}`,
  oneLess: (pile) => `één van stapel ${pile} af`,
  sum: (parts, sum, roll) =>
    parts.length > 1 ? `${parts.join(' + ')} = ${sum} van ${roll}` : `${sum} van ${roll}`,
  putDown: 'Neerleggen',
  captured: 'moet dan terug',
  cardsHome: (count) => `${count} van 24`,
};
