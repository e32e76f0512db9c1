import type { Section } from '../../../data/types.ts';
import { me1 } from './me-1.ts';
import { me2 } from './me-2.ts';
import { me3 } from './me-3.ts';
import { me4 } from './me-4.ts';
import { me5 } from './me-5.ts';
import { me6 } from './me-6.ts';
import { me7 } from './me-7.ts';
import { me8 } from './me-8.ts';
import { me9 } from './me-9.ts';
import { me10 } from './me-10.ts';
import { me11 } from './me-11.ts';
import { me12 } from './me-12.ts';
import { me13 } from './me-13.ts';
import { me14 } from './me-14.ts';

export const rules: readonly Section[] = [
  me1,
  me2,
  me3,
  me4,
  me5,
  me6,
  me7,
  me8,
  me9,
  me10,
  me11,
  me12,
  me13,
  me14,
];
