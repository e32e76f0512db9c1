import type { Manifest } from '../../core/manifest.ts';
import { cheeseDashBots } from './bot/index.ts';
import { cheeseDashReasons } from './bot/text/index.ts';
import { type CheeseDash, cheeseDash } from './index.ts';
import { cheeseDashPieces } from './pieces.ts';
import { cheeseDashPositions } from './positions.ts';
import { cheeseDashText } from './text/index.ts';

export const manifest: Manifest<CheeseDash> = {
  game: cheeseDash,
  texts: cheeseDashText,
  positions: cheeseDashPositions,
  bots: cheeseDashBots,
  reasons: cheeseDashReasons,
  // A folder `teaching` makes the app offer a first game that explains itself: see the end of the guide.
  pieces: cheeseDashPieces,
  order: 50,
  minutes: 10,
  colours: null,
  decks: [],
  preview: [{ piece: 'die', face: 6 }],
  capabilities: [],
};
