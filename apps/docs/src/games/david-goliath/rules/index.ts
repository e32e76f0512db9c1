import type { Section } from '../../../data/types.ts';
import { dg1 } from './dg-1.ts';
import { dg2 } from './dg-2.ts';
import { dg3 } from './dg-3.ts';
import { dg4 } from './dg-4.ts';
import { dg5 } from './dg-5.ts';
import { dg6 } from './dg-6.ts';
import { dg7 } from './dg-7.ts';
import { dg8 } from './dg-8.ts';
import { dg9 } from './dg-9.ts';
import { dg10 } from './dg-10.ts';
import { dg11 } from './dg-11.ts';
import { dg12 } from './dg-12.ts';

export const rules: readonly Section[] = [dg1, dg2, dg3, dg4, dg5, dg6, dg7, dg8, dg9, dg10, dg11, dg12];
