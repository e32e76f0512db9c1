import type { Manifest } from '../../core/manifest.ts';
import { credits, origins } from './about.ts';
import { daumenDraufBots } from './bot/index.ts';
import { daumenDraufReasons } from './bot/text/index.ts';
import { drawDaumenDrauf } from './drawing.ts';
import { type DaumenDrauf, daumenDrauf } from './index.ts';
import { daumenDraufPositions } from './positions.ts';
import { daumenDraufTeaching } from './teaching/index.ts';
import { daumenDraufLessons } from './teaching/text/index.ts';
import { daumenDraufText } from './text/index.ts';

export const manifest: Manifest<DaumenDrauf> = {
  game: daumenDrauf,
  texts: daumenDraufText,
  positions: daumenDraufPositions,
  bots: daumenDraufBots,
  reasons: daumenDraufReasons,
  teaching: daumenDraufTeaching,
  lessons: daumenDraufLessons,
  drawing: drawDaumenDrauf,
  credits,
  origins,
  order: 30,
  minutes: 20,
  colours: null,
  decks: ['snakes'],
  preview: [
    { piece: 'card', deck: 'snakes', card: 'y3' },
    { piece: 'card', deck: 'snakes', card: 'g5?', owner: 'blue' },
    { piece: 'card', deck: 'snakes', card: 'b7f' },
  ],
  capabilities: ['breath', 'rounds'],
};
