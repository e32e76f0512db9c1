import type { GamePages } from '../../data/types.ts';
import { challenges } from './challenges/index.ts';
import { explorable } from './explorable.ts';
import { lesson } from './lesson/index.ts';
import { rules } from './rules/index.ts';
import { strategy } from './strategy.ts';
import { summary } from './summary.ts';

export const pages: GamePages = {
  id: 'david-goliath',
  facts: {
    minutes: [20, 45],
    luck: 1,
    bluff: 0,
    audience: {
      en: 'Anyone who likes trick-taking games and counts cards. The deal is the only luck.',
      nl: 'Wie van slagenspellen houdt en graag meetelt: geen geluk, behalve bij het delen.',
      de: 'Wer Stichspiele mag und gern mitzählt: kein Glück außer beim Geben.',
    },
  },
  lesson,
  rules,
  challenges,
  strategy,
  explorable,
  summary,
};
