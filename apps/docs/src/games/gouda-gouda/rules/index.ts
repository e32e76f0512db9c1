import type { Section } from '../../../data/types.ts';
import { gg1 } from './gg-1.ts';
import { gg2 } from './gg-2.ts';
import { gg3 } from './gg-3.ts';
import { gg4 } from './gg-4.ts';
import { gg5 } from './gg-5.ts';
import { gg6 } from './gg-6.ts';
import { gg7 } from './gg-7.ts';
import { gg8 } from './gg-8.ts';
import { gg9 } from './gg-9.ts';
import { gg10 } from './gg-10.ts';
import { gg11 } from './gg-11.ts';
import { gg12 } from './gg-12.ts';
import { gg13 } from './gg-13.ts';
import { gg14 } from './gg-14.ts';
import { gg15 } from './gg-15.ts';
import { gg16 } from './gg-16.ts';
import { gg17 } from './gg-17.ts';
import { gg18 } from './gg-18.ts';
import { gg19 } from './gg-19.ts';
import { gg20 } from './gg-20.ts';
import { gg21 } from './gg-21.ts';
import { gg22 } from './gg-22.ts';
import { gg23 } from './gg-23.ts';
import { gg24 } from './gg-24.ts';
import { gg25 } from './gg-25.ts';
import { gg26 } from './gg-26.ts';

export const rules: readonly Section[] = [
  gg1,
  gg2,
  gg3,
  gg4,
  gg5,
  gg6,
  gg7,
  gg8,
  gg9,
  gg10,
  gg11,
  gg12,
  gg13,
  gg14,
  gg15,
  gg16,
  gg17,
  gg18,
  gg19,
  gg20,
  gg21,
  gg22,
  gg23,
  gg24,
  gg25,
  gg26,
];
