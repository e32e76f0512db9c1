import type { Manifest } from '../../core/manifest.ts';
import { templateChoiceBots } from './bot/index.ts';
import { templateChoiceReasons } from './bot/text/index.ts';
import { type TemplateChoice, templateChoice } from './index.ts';
import { templateChoicePieces } from './pieces.ts';
import { templateChoicePositions } from './positions.ts';
import { templateChoiceText } from './text/index.ts';

export const manifest: Manifest<TemplateChoice> = {
  game: templateChoice,
  texts: templateChoiceText,
  positions: templateChoicePositions,
  bots: templateChoiceBots,
  reasons: templateChoiceReasons,
  // A folder `teaching` makes the app offer a first game that explains itself: see the end of the guide.
  pieces: templateChoicePieces,
  order: 50,
  minutes: 10,
  colours: null,
  decks: [],
  preview: [{ piece: 'cheese' }],
  capabilities: [],
};
