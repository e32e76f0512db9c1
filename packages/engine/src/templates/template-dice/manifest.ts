import type { Manifest } from '../../core/manifest.ts';
import { templateDiceBots } from './bot/index.ts';
import { templateDiceReasons } from './bot/text/index.ts';
import { type TemplateDice, templateDice } from './index.ts';
import { templateDicePieces } from './pieces.ts';
import { templateDicePositions } from './positions.ts';
import { templateDiceText } from './text/index.ts';

export const manifest: Manifest<TemplateDice> = {
  game: templateDice,
  texts: templateDiceText,
  positions: templateDicePositions,
  bots: templateDiceBots,
  reasons: templateDiceReasons,
  // A folder `teaching` makes the app offer a first game that explains itself: see the end of the guide.
  pieces: templateDicePieces,
  order: 50,
  minutes: 10,
  colours: null,
  decks: [],
  preview: [{ piece: 'die', face: 6 }],
  capabilities: [],
};
