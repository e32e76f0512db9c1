import { daumenDrauf } from '@cheeseboard/engine/daumen-drauf';
import { daumenDraufBots } from '@cheeseboard/engine/daumen-drauf/bots';
import { daumenDraufText } from '@cheeseboard/engine/daumen-drauf/text';
import '../../daumen-drauf/define.ts';
import type { GameKit } from '../registry.ts';

export const kit: GameKit = {
  game: daumenDrauf,
  texts: daumenDraufText,
  bots: daumenDraufBots,
  table: 'cb-daumen-drauf',
};
