/** The pages of the game. English stands in for the other languages; `pnpm texts` lists what is missing. */
import type { DraftPages } from '../../data/types.ts';
import { highestCard, position } from './position.ts';

export const pages: DraftPages = {
  id: 'template-cards',
  // Remove this line when the pages are complete: an example for every rule, five challenges, a replay, all languages.
  draft: true,
  facts: {
    minutes: [5, 10],
    luck: 2,
    bluff: 1,
    audience: { en: 'Players who like to save the best for last.' },
  },
  lesson: {
    intro: { en: 'You hold two cards. Make the move yourself; the table says what happens.' },
    steps: [
      {
        id: 'take',
        title: { en: 'Take the trick' },
        goal: { en: 'The others have played. **Play your highest card.**' },
        why: { en: 'Your card was the highest, so the trick is yours, and you lead the next one.' },
        position,
        you: 0,
        solved: { type: 'trick', seat: 0 },
        solution: [highestCard],
      },
    ],
    outro: {
      en: 'That is the game. [Play it against bots](~/games/template-cards/play/), or read the [rules](~/games/template-cards/rules/).',
    },
  },
  rules: [
    {
      rule: 'TC-1',
      text: {
        en: 'There are six cards for each player, numbered from 1. They are shuffled, and everybody gets five. Nobody sees the rest.',
      },
      examples: [],
    },
    {
      rule: 'TC-2',
      text: { en: 'In turn, everybody plays one card face up.' },
      examples: [],
    },
    {
      rule: 'TC-3',
      text: { en: 'The highest card takes the trick. Its player leads the next one.' },
      examples: [],
    },
    {
      rule: 'TC-4',
      text: { en: 'After five tricks, most tricks wins. Tied players share the win.' },
      examples: [],
    },
  ],
  challenges: [],
  strategy: {
    text: { en: '## Lose cheaply\n\nIf you cannot take a trick, play your lowest card.' },
    replays: [],
  },
  summary: {
    en: 'Everybody gets five cards. In turn, play one. The highest takes the trick and leads. Most tricks wins.',
  },
};
