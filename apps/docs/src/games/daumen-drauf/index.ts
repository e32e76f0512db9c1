import type { GamePages } from '../../data/types.ts';
import { challenges } from './challenges/index.ts';
import { explorable } from './explorable.ts';
import { lesson } from './lesson/index.ts';
import { rules } from './rules/index.ts';
import { strategy } from './strategy.ts';
import { summary } from './summary.ts';

export const pages: GamePages = {
  id: 'daumen-drauf',
  facts: {
    minutes: [15, 40],
    luck: 2,
    bluff: 3,
    audience: {
      en: 'Anyone who likes to bluff with a straight face. Quick rounds, even with seven players.',
      nl: 'Wie graag bluft met een stalen gezicht: vlotte rondes, ook met z’n zevenen.',
      de: 'Wer gern blufft und keine Miene verzieht: schnelle Runden, auch zu siebt.',
    },
  },
  lesson,
  rules,
  challenges,
  strategy,
  explorable,
  summary,
};
