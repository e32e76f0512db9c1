import { counted, plural } from '@cheeseboard/engine/text';
import type { BoardWords } from './types.ts';

export const en: BoardWords = {
  pantry: 'The pantry',
  of: (owner, mice) => `${owner}: ${mice}`,
  nobody: 'no mice',
  cheeses: (count, points) =>
    `${plural('en', count, 'a cheese', `${count} cheeses`)}${points > 1 ? `, ${points} points` : ''}`,
  named: 'named',
  forwardTo: (places) => `forward to ${places}`,
  backTo: (places) => `back to ${places}`,
  votes: (names) => `${names} voted for it`,
  canChoose: 'can be chosen',
  notNow: 'not now',
  goal: { green: 'go forward here', red: 'go back here', plain: 'go here' },
  chooseMouse: 'choose a mouse',
  chosen: 'chosen',
  and: 'and',

  dice: 'The dice',
  dieNumber: (number, face) => `${number}: ${face}`,
  tokens: 'Your power tokens',
  noTokens: 'no power tokens',
  tokensFaceDown: (count) => `${counted('en', count, 'power token', 'power tokens')}, face down`,

  piles: 'The piles',
  pilesOf: (name) => `${name}’s piles`,
  yourPiles: 'Your piles',
  canLayOut: 'lay out the first card',
  oneMore: (pile) => `one more on pile ${pile}`,
  oneLess: (pile) => `one fewer on pile ${pile}`,
  sum: (parts, sum, roll) =>
    parts.length > 1 ? `${parts.join(' + ')} = ${sum} of ${roll}` : `${sum} of ${roll}`,
  putDown: 'Put down',
  captured: 'would go home',
  cardsHome: (count) => `${count} of 24`,
};
