import { davidGoliath } from '@cheeseboard/engine/david-goliath';
import { davidGoliathText } from '@cheeseboard/engine/david-goliath/text';
import './define.ts';
import type { GameKit } from '../../kits/registry.ts';

export const kit: GameKit = {
  game: davidGoliath,
  texts: davidGoliathText,
  table: 'cb-david-goliath',
  bots: async () => (await import('@cheeseboard/engine/david-goliath/bots')).davidGoliathBots,
  reasons: async () => (await import('@cheeseboard/engine/david-goliath/bots/text')).davidGoliathReasons,
  positions: async () => (await import('@cheeseboard/engine/david-goliath/positions')).davidGoliathPositions,
};
