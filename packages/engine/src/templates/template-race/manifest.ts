import type { Manifest } from '../../core/manifest.ts';
import { templateRaceBots } from './bot/index.ts';
import { templateRaceReasons } from './bot/text/index.ts';
import { type TemplateRace, templateRace } from './index.ts';
import { templateRacePieces } from './pieces.ts';
import { templateRacePositions } from './positions.ts';
import { templateRaceText } from './text/index.ts';

export const manifest: Manifest<TemplateRace> = {
  game: templateRace,
  texts: templateRaceText,
  positions: templateRacePositions,
  bots: templateRaceBots,
  reasons: templateRaceReasons,
  // A folder `teaching` makes the app offer a first game that explains itself: see the end of the guide.
  pieces: templateRacePieces,
  order: 50,
  minutes: 10,
  colours: null,
  decks: [],
  preview: [
    { piece: 'mouse', colour: 'purple' },
    { piece: 'die', face: 6 },
  ],
  capabilities: [],
};
