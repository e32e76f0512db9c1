import { mensErgerJeNiet } from '@cheeseboard/engine/mens-erger-je-niet';
import { mensErgerJeNietText } from '@cheeseboard/engine/mens-erger-je-niet/text';
import './define.ts';
import type { GameKit } from '../../kits/registry.ts';

export const kit: GameKit = {
  game: mensErgerJeNiet,
  texts: mensErgerJeNietText,
  table: 'cb-mens-erger-je-niet',
  bots: async () => (await import('@cheeseboard/engine/mens-erger-je-niet/bots')).mensErgerJeNietBots,
  reasons: async () =>
    (await import('@cheeseboard/engine/mens-erger-je-niet/bots/text')).mensErgerJeNietReasons,
  positions: async () =>
    (await import('@cheeseboard/engine/mens-erger-je-niet/positions')).mensErgerJeNietPositions,
};
