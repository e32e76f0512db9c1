import type { Challenge } from '../../../data/types.ts';
import { countUp } from './count-up.ts';
import { emptyHand } from './empty-hand.ts';
import { giveFang } from './give-fang.ts';
import { grabOrDump } from './grab-or-dump.ts';
import { leaveIt } from './leave-it.ts';
import { whatGoesOver } from './what-goes-over.ts';
import { winNow } from './win-now.ts';

/** The challenges of the game, from easy to hard. */
export const challenges: readonly Challenge[] = [
  whatGoesOver,
  winNow,
  grabOrDump,
  leaveIt,
  giveFang,
  countUp,
  emptyHand,
];
