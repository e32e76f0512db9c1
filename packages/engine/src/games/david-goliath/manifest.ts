import type { Manifest } from '../../core/manifest.ts';
import { credits, origins } from './about.ts';
import { davidGoliathBots } from './bot/index.ts';
import { davidGoliathReasons } from './bot/text/index.ts';
import { drawDavidGoliath } from './drawing.ts';
import { type DavidGoliath, davidGoliath } from './index.ts';
import { davidGoliathPositions } from './positions.ts';
import { davidGoliathTeaching } from './teaching/index.ts';
import { davidGoliathLessons } from './teaching/text/index.ts';
import { davidGoliathText } from './text/index.ts';

export const manifest: Manifest<DavidGoliath> = {
  game: davidGoliath,
  texts: davidGoliathText,
  positions: davidGoliathPositions,
  bots: davidGoliathBots,
  reasons: davidGoliathReasons,
  teaching: davidGoliathTeaching,
  lessons: davidGoliathLessons,
  drawing: drawDavidGoliath,
  credits,
  origins,
  order: 10,
  minutes: 30,
  colours: null,
  decks: ['mice'],
  preview: [
    { piece: 'card', deck: 'mice', card: 'g1' },
    { piece: 'card', deck: 'mice', card: 'b9' },
    { piece: 'card', deck: 'mice', card: 'r18' },
  ],
  capabilities: ['rounds', 'finalMoves'],
};
