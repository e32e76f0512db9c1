import type { Manifest } from '../../core/manifest.ts';
import { credits, origins } from './about.ts';
import { goudaGoudaBots } from './bot/index.ts';
import { goudaGoudaReasons } from './bot/text/index.ts';
import { drawGoudaGouda } from './drawing.ts';
import { type GoudaGouda, goudaGouda } from './index.ts';
import { goudaGoudaPositions } from './positions.ts';
import { goudaGoudaTeaching } from './teaching/index.ts';
import { goudaGoudaLessons } from './teaching/text/index.ts';
import { goudaGoudaText } from './text/index.ts';

export const manifest: Manifest<GoudaGouda> = {
  game: goudaGouda,
  texts: goudaGoudaText,
  positions: goudaGoudaPositions,
  bots: goudaGoudaBots,
  reasons: goudaGoudaReasons,
  teaching: goudaGoudaTeaching,
  lessons: goudaGoudaLessons,
  drawing: drawGoudaGouda,
  credits,
  origins,
  order: 20,
  minutes: 30,
  colours: 6,
  decks: [],
  preview: [
    { piece: 'mouse', colour: 'blue' },
    { piece: 'mouse', colour: 'red' },
    { piece: 'mouse', colour: 'yellow' },
    { piece: 'cheese' },
  ],
  capabilities: ['autoPass'],
};
