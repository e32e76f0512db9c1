/** One call registers the game for <cb-game>: <cb-game game="cheese-auction" players="3"></cb-game>. */
import { addKit } from '@cheeseboard/ui-components/kits';
import { cheeseAuction } from './game.ts';
import { cheeseAuctionText } from './text.ts';
import './table.ts';

addKit('cheese-auction', async () => ({
  game: cheeseAuction,
  texts: cheeseAuctionText,
  table: 'ca-table',
  bots: async () => (await import('./bots.ts')).cheeseAuctionBots,
  reasons: async () => (await import('./bots.ts')).cheeseAuctionReasons,
  positions: async () => (await import('./positions.ts')).cheeseAuctionPositions,
}));
