/** Everything that a page needs to play the game. In the repository, `pnpm generate` writes it. */
import { cheeseAuction } from '@cheeseboard/engine/cheese-auction';
import { cheeseAuctionText } from '@cheeseboard/engine/cheese-auction/text';
import type { GameKit } from '@cheeseboard/ui-components/kits';
import './cheese-auction/elements/define.ts';

export const kit: GameKit = {
  game: cheeseAuction,
  texts: cheeseAuctionText,
  table: 'cb-cheese-auction',
  bots: async () => (await import('@cheeseboard/engine/cheese-auction/bots')).cheeseAuctionBots,
  reasons: async () => (await import('@cheeseboard/engine/cheese-auction/bots/text')).cheeseAuctionReasons,
  positions: async () =>
    (await import('@cheeseboard/engine/cheese-auction/positions')).cheeseAuctionPositions,
};
