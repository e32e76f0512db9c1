import { goudaGouda } from '@cheeseboard/engine/gouda-gouda';
import { goudaGoudaText } from '@cheeseboard/engine/gouda-gouda/text';
import './define.ts';
import type { GameKit } from '../../kits/registry.ts';

export const kit: GameKit = {
  game: goudaGouda,
  texts: goudaGoudaText,
  table: 'cb-gouda-gouda',
  bots: async () => (await import('@cheeseboard/engine/gouda-gouda/bots')).goudaGoudaBots,
  reasons: async () => (await import('@cheeseboard/engine/gouda-gouda/bots/text')).goudaGoudaReasons,
  positions: async () => (await import('@cheeseboard/engine/gouda-gouda/positions')).goudaGoudaPositions,
};
