import type { Manifest } from '../../core/manifest.ts';
import { templateCardsBots } from './bot/index.ts';
import { templateCardsReasons } from './bot/text/index.ts';
import { type TemplateCards, templateCards } from './index.ts';
import { templateCardsPieces } from './pieces.ts';
import { templateCardsPositions } from './positions.ts';
import { templateCardsText } from './text/index.ts';

export const manifest: Manifest<TemplateCards> = {
  game: templateCards,
  texts: templateCardsText,
  positions: templateCardsPositions,
  bots: templateCardsBots,
  reasons: templateCardsReasons,
  // A folder `teaching` makes the app offer a first game that explains itself: see the end of the guide.
  pieces: templateCardsPieces,
  order: 50,
  minutes: 10,
  colours: null,
  decks: ['numbers'],
  preview: [{ piece: 'card', deck: 'numbers', card: '12' }],
  capabilities: [],
};
