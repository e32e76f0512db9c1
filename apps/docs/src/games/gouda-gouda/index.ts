import type { GamePages } from '../../data/types.ts';
import { challenges } from './challenges/index.ts';
import { explorable } from './explorable.ts';
import { lesson } from './lesson/index.ts';
import { rules } from './rules/index.ts';
import { strategy } from './strategy.ts';
import { summary } from './summary.ts';

export const pages: GamePages = {
  id: 'gouda-gouda',
  facts: {
    minutes: [20, 40],
    luck: 2,
    bluff: 1,
    audience: {
      en: 'Families, and anyone who likes to meddle: dice, mice, and perhaps a token up your sleeve.',
      nl: 'Gezinnen en iedereen die graag dwarsligt: dobbelstenen, muizen en een fiche achter de hand.',
      de: 'Familien und alle, die gern dazwischenfunken: Würfel, Mäuse und ein Chip im Ärmel.',
    },
  },
  lesson,
  rules,
  challenges,
  strategy,
  explorable,
  summary,
};
