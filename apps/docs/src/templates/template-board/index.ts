/** The pages of the game. English stands in for the other languages; `pnpm texts` lists what is missing. */
import type { DraftPages } from '../../data/types.ts';
import { position } from './position.ts';

export const pages: DraftPages = {
  id: 'template-board',
  // Remove this line when the pages are complete: an example for every rule, five challenges, a replay, all languages.
  draft: true,
  facts: {
    minutes: [5, 10],
    luck: 0,
    bluff: 0,
    audience: { en: 'Players who like to look ahead.' },
  },
  lesson: {
    intro: { en: 'Your mouse is in the burrow. Make the move yourself; the table says what happens.' },
    steps: [
      {
        id: 'eat',
        title: { en: 'Eat the last cheese' },
        goal: { en: 'One cheese is left, at place 2. **Walk there.**' },
        why: { en: 'Your mouse ate the last cheese, so the game is over.' },
        position,
        you: 0,
        solved: { type: 'ate', seat: 0 },
        solution: ['2'],
      },
    ],
    outro: {
      en: 'That is the game. [Play it against bots](~/games/template-board/play/), or read the [rules](~/games/template-board/rules/).',
    },
  },
  rules: [
    {
      rule: 'TB-1',
      text: { en: 'All mice start in the burrow. Every other place has a cheese.' },
      examples: [],
    },
    {
      rule: 'TB-2',
      text: { en: 'In turn, walk your mouse along one link. Mice may share a place.' },
      examples: [],
    },
    {
      rule: 'TB-3',
      text: { en: 'If there is a cheese, your mouse eats it.' },
      examples: [],
    },
    {
      rule: 'TB-4',
      text: {
        en: 'The game ends with the last cheese, or after twelve rounds. Most cheeses wins. Tied players share the win.',
      },
      examples: [],
    },
  ],
  challenges: [],
  strategy: { text: { en: '## Do not follow\n\nWalk where no other mouse has been.' }, replays: [] },
  summary: { en: 'Move along one link each turn. Eat the cheese that you find. Most cheeses wins.' },
};
