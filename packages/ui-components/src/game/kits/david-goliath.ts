import { davidGoliath } from '@cheeseboard/engine/david-goliath';
import { davidGoliathBots } from '@cheeseboard/engine/david-goliath/bots';
import { davidGoliathText } from '@cheeseboard/engine/david-goliath/text';
import '../../david-goliath/define.ts';
import type { GameKit } from '../registry.ts';

export const kit: GameKit = {
  game: davidGoliath,
  texts: davidGoliathText,
  bots: davidGoliathBots,
  table: 'cb-david-goliath',
};
