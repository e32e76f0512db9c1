import type { Challenge } from '../../../data/types.ts';
import { cancelBack } from './cancel-back.ts';
import { howManyDice } from './how-many-dice.ts';
import { noHelp } from './no-help.ts';
import { runForMe } from './run-for-me.ts';
import { stopBen } from './stop-ben.ts';
import { whoWins } from './who-wins.ts';
import { winNow } from './win-now.ts';

export const challenges: readonly Challenge[] = [
  howManyDice,
  winNow,
  noHelp,
  stopBen,
  runForMe,
  whoWins,
  cancelBack,
];
