/** The pages of the game. English stands in for the other languages; `pnpm texts` lists what is missing. */
import type { DraftPages } from '../../data/types.ts';
import { position } from './position.ts';

export const pages: DraftPages = {
  id: 'template-dice',
  // Remove this line when the pages are complete: an example for every rule, five challenges, a replay, all languages.
  draft: true,
  facts: {
    minutes: [5, 10],
    luck: 3,
    bluff: 0,
    audience: { en: 'Anyone who likes to push their luck.' },
  },
  lesson: {
    intro: { en: 'Good roll! Make the move yourself; the table says what happens.' },
    steps: [
      {
        id: 'stop',
        title: { en: 'Stop in time' },
        goal: { en: 'You have 22 points, and this turn is worth 8 more. **Keep them.**' },
        why: { en: '30 points wins the game. With another roll, a one could have taken the 8.' },
        position,
        you: 0,
        solved: { type: 'over', winner: 0 },
        solution: ['stop'],
      },
    ],
    outro: {
      en: 'That is the game. [Play it against bots](~/games/template-dice/play/), or read the [rules](~/games/template-dice/rules/).',
    },
  },
  rules: [
    {
      rule: 'TD-1',
      text: { en: 'In turn, roll one die. A one ends your turn, and this turn’s points are lost.' },
      examples: [],
    },
    {
      rule: 'TD-2',
      text: {
        en: 'Any other number is added to this turn’s points. Roll again, or stop and keep them.',
      },
      examples: [],
    },
    {
      rule: 'TD-3',
      text: { en: 'The first player with 30 points wins.' },
      examples: [],
    },
  ],
  challenges: [],
  strategy: {
    text: {
      en: '## Stop at about twenty\n\nOn average, one roll in six is a one. With twenty points at stake, a roll loses as much as it wins.',
    },
    replays: [],
  },
  summary: {
    en: 'Roll one die as often as you like. A one costs you this turn’s points. Stop to keep them. The first to 30 wins.',
  },
};
