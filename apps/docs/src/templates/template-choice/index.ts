/** The pages of the game. English stands in for the other languages; `pnpm texts` lists what is missing. */
import type { DraftPages } from '../../data/types.ts';
import { position } from './position.ts';

export const pages: DraftPages = {
  id: 'template-choice',
  // Remove this line when the pages are complete: an example for every rule, five challenges, a replay, all languages.
  draft: true,
  facts: {
    minutes: [5, 10],
    luck: 0,
    bluff: 3,
    audience: { en: 'Players who like guessing what the others are thinking.' },
  },
  lesson: {
    intro: {
      en: 'The others have chosen, but nobody can see what. Make the move yourself; the table says what happens.',
    },
    steps: [
      {
        id: 'alone',
        title: { en: 'Be alone' },
        goal: { en: 'Everybody else has chosen 4. **Choose 5.**' },
        why: {
          en: 'Nobody else had your number, so you scored it. If the others choose the same number, they score nothing.',
        },
        position,
        you: 0,
        solved: { type: 'scored', seat: 0, points: 5 },
        solution: ['5'],
      },
    ],
    outro: {
      en: 'That is the game. [Play it against bots](~/games/template-choice/play/), or read the [rules](~/games/template-choice/rules/).',
    },
  },
  rules: [
    {
      rule: 'TS-1',
      text: { en: 'In each round, everybody chooses a number from 1 to 5 in secret.' },
      examples: [],
    },
    {
      rule: 'TS-2',
      text: {
        en: 'Once everybody has chosen, the numbers are shown. If only one player chose a number, that player scores it.',
      },
      examples: [],
    },
    {
      rule: 'TS-3',
      text: { en: 'After five rounds, most points wins. Tied players share the win.' },
      examples: [],
    },
  ],
  challenges: [],
  strategy: {
    text: { en: '## Think one step ahead\n\nEverybody wants the 5, so the 4 is often free.' },
    replays: [],
  },
  summary: {
    en: 'Five rounds. Everybody chooses a number from 1 to 5 in secret. If only one player chose a number, that player scores it. Most points wins.',
  },
};
