import { mensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { mensErgerJeNietBots } from '@cheeseboard/engine/mens-erger-je-niet/bots';
import { mensErgerJeNietText } from '@cheeseboard/engine/mens-erger-je-niet/text';
import '../../mens-erger-je-niet/define.ts';
import type { GameKit } from '../registry.ts';

export const kit: GameKit = {
  game: mensErgerJeNiet,
  texts: mensErgerJeNietText,
  bots: mensErgerJeNietBots,
  table: 'cb-mens-erger-je-niet',
};
