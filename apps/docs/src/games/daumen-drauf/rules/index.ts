import type { Section } from '../../../data/types.ts';
import { dd1 } from './dd-1.ts';
import { dd2 } from './dd-2.ts';
import { dd3 } from './dd-3.ts';
import { dd4 } from './dd-4.ts';
import { dd5 } from './dd-5.ts';
import { dd6 } from './dd-6.ts';
import { dd7 } from './dd-7.ts';
import { dd8 } from './dd-8.ts';
import { dd9 } from './dd-9.ts';
import { dd10 } from './dd-10.ts';
import { dd11 } from './dd-11.ts';
import { dd12 } from './dd-12.ts';
import { dd13 } from './dd-13.ts';
import { dd14 } from './dd-14.ts';
import { dd15 } from './dd-15.ts';
import { dd16 } from './dd-16.ts';
import { dd17 } from './dd-17.ts';

export const rules: readonly Section[] = [
  dd1,
  dd2,
  dd3,
  dd4,
  dd5,
  dd6,
  dd7,
  dd8,
  dd9,
  dd10,
  dd11,
  dd12,
  dd13,
  dd14,
  dd15,
  dd16,
  dd17,
];
