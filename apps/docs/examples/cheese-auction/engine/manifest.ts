/** All parts of this game in the engine. All lists of games are generated from the manifests. */
import type { Manifest } from '@cheeseboard/engine';
import { cheeseAuctionBots } from './bot/index.ts';
import { cheeseAuctionReasons } from './bot/text/index.ts';
import { type CheeseAuction, cheeseAuction } from './index.ts';
import { cheeseAuctionPositions } from './positions.ts';
import { cheeseAuctionText } from './text/index.ts';

export const manifest: Manifest<CheeseAuction> = {
  game: cheeseAuction,
  texts: cheeseAuctionText,
  positions: cheeseAuctionPositions,
  bots: cheeseAuctionBots,
  reasons: cheeseAuctionReasons,
  order: 50,
  minutes: 10,
  colours: null,
  decks: ['mice'],
  preview: [{ piece: 'cheese' }, { piece: 'card', deck: 'mice', card: 'y7' }],
  capabilities: [],
};
