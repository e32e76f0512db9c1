import type { Manifest } from '../../core/manifest.ts';
import { templateBoardBots } from './bot/index.ts';
import { templateBoardReasons } from './bot/text/index.ts';
import { type TemplateBoard, templateBoard } from './index.ts';
import { templateBoardPieces } from './pieces.ts';
import { templateBoardPositions } from './positions.ts';
import { templateBoardText } from './text/index.ts';

export const manifest: Manifest<TemplateBoard> = {
  game: templateBoard,
  texts: templateBoardText,
  positions: templateBoardPositions,
  bots: templateBoardBots,
  reasons: templateBoardReasons,
  // A folder `teaching` makes the app offer a first game that explains itself: see the end of the guide.
  pieces: templateBoardPieces,
  order: 50,
  minutes: 10,
  colours: null,
  decks: [],
  preview: [{ piece: 'mouse', colour: 'purple' }, { piece: 'cheese' }],
  capabilities: [],
};
