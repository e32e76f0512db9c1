import type { GamePages } from '../../data/types.ts';
import { challenges } from './challenges/index.ts';
import { explorable } from './explorable.ts';
import { lesson } from './lesson/index.ts';
import { position } from './position.ts';
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
  inMotion: position({
    options: 'deals=1',
    leader: 1,
    hands: ['g2 g8 r4 b6 y9 p3', 'r5 y2 p8 g6 b9 y4', 'b3 y8 p1 r8 g4 b7'],
  }),
  summary,
};
