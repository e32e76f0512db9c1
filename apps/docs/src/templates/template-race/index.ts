/** The pages of the game. English stands in for the other languages; `pnpm texts` lists what is missing. */
import type { DraftPages } from '../../data/types.ts';
import { position } from './position.ts';

export const pages: DraftPages = {
  id: 'template-race',
  // Remove this line when the pages are complete: an example for every rule, five challenges, a replay, all languages.
  draft: true,
  facts: {
    minutes: [5, 10],
    luck: 3,
    bluff: 0,
    audience: { en: 'Anyone who likes a quick race.' },
  },
  lesson: {
    intro: { en: 'You have rolled. Make the move yourself; the table says what happens.' },
    steps: [
      {
        id: 'fork',
        title: { en: 'Choose a path' },
        goal: {
          en: 'You stand at the fork with a 1, and a rival is on the short path, at place 4. **Run there.**',
        },
        why: { en: 'Your rival goes back to the start. You could have taken the quiet path instead.' },
        position,
        you: 0,
        solved: { type: 'caught', seat: 0 },
        solution: ['4'],
      },
    ],
    outro: {
      en: 'That is the game. [Play it against bots](~/games/template-race/play/), or read the [rules](~/games/template-race/rules/).',
    },
  },
  rules: [
    {
      rule: 'TR-1',
      text: { en: 'In turn, roll the die and run that many links ahead. At the fork, choose a path.' },
      examples: [],
    },
    {
      rule: 'TR-2',
      text: {
        en: 'If a rival is where you stop, it goes back to the start. The start has room for everybody.',
      },
      examples: [],
    },
    {
      rule: 'TR-3',
      text: { en: 'The first mouse at the goal wins. Steps that are left over do not matter.' },
      examples: [],
    },
  ],
  challenges: [],
  strategy: {
    text: {
      en: '## Keep your distance\n\nThe most you can roll is a six, so seven places ahead of all your rivals you’re safe.',
    },
    replays: [],
  },
  summary: { en: 'Roll and run. Whoever you meet goes back to the start. The first to reach the goal wins.' },
};
