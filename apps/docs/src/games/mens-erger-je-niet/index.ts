import type { GamePages } from '../../data/types.ts';
import { challenges } from './challenges/index.ts';
import { explorable } from './explorable.ts';
import { lesson } from './lesson/index.ts';
import { rules } from './rules/index.ts';
import { strategy } from './strategy.ts';
import { summary } from './summary.ts';

export const pages: GamePages = {
  id: 'mens-erger-je-niet',
  facts: {
    minutes: [10, 30],
    luck: 3,
    bluff: 0,
    audience: {
      en: 'Anyone who likes dice and a little revenge. Learned in a minute, even by children who can only just add up to six.',
      nl: 'Wie van dobbelen en een beetje wraak houdt: zo geleerd, ook met kinderen die tot zes kunnen optellen.',
      de: 'Wer gern würfelt und sich gern ein bisschen rächt: sofort gelernt, auch mit Kindern, die bis sechs rechnen können.',
    },
  },
  lesson,
  rules,
  challenges,
  strategy,
  explorable,
  summary,
};
