import type { Challenge } from '../../../data/types.ts';
import { firstStrike } from './first-strike.ts';
import { oddOneOut } from './odd-one-out.ts';
import { outOfReach } from './out-of-reach.ts';
import { passingBy } from './passing-by.ts';
import { savePile } from './save-pile.ts';
import { twoAtOnce } from './two-at-once.ts';

/** The challenges of the game, from easy to hard. */
export const challenges: readonly Challenge[] = [
  firstStrike,
  passingBy,
  oddOneOut,
  twoAtOnce,
  savePile,
  outOfReach,
];
