import type { Challenge } from '../../../data/types.ts';
import { countUp } from './count-up.ts';
import { keepTwo } from './keep-two.ts';
import { leadLow } from './lead-low.ts';
import { purple18 } from './purple-18.ts';
import { thirdRed } from './third-red.ts';
import { whoTakes } from './who-takes.ts';

/** The challenges of the game, from easy to hard. */
export const challenges: readonly Challenge[] = [purple18, whoTakes, keepTwo, thirdRed, countUp, leadLow];
