import { daumenDrauf } from '@cheeseboard/engine/daumen-drauf';
import { daumenDraufText } from '@cheeseboard/engine/daumen-drauf/text';
import './define.ts';
import type { GameKit } from '../../kits/registry.ts';

export const kit: GameKit = {
  game: daumenDrauf,
  texts: daumenDraufText,
  table: 'cb-daumen-drauf',
  bots: async () => (await import('@cheeseboard/engine/daumen-drauf/bots')).daumenDraufBots,
  reasons: async () => (await import('@cheeseboard/engine/daumen-drauf/bots/text')).daumenDraufReasons,
  positions: async () => (await import('@cheeseboard/engine/daumen-drauf/positions')).daumenDraufPositions,
};
