import type { Manifest } from '../../core/manifest.ts';
import { credits, origins } from './about.ts';
import { mensErgerJeNietBots } from './bot/index.ts';
import { mensErgerJeNietReasons } from './bot/text/index.ts';
import { drawMensErgerJeNiet } from './drawing.ts';
import { type MensErgerJeNiet, mensErgerJeNiet } from './index.ts';
import { mensErgerJeNietPositions } from './positions.ts';
import { mensErgerJeNietTeaching } from './teaching/index.ts';
import { mensErgerJeNietLessons } from './teaching/text/index.ts';
import { mensErgerJeNietText } from './text/index.ts';

export const manifest: Manifest<MensErgerJeNiet> = {
  game: mensErgerJeNiet,
  texts: mensErgerJeNietText,
  positions: mensErgerJeNietPositions,
  bots: mensErgerJeNietBots,
  reasons: mensErgerJeNietReasons,
  teaching: mensErgerJeNietTeaching,
  lessons: mensErgerJeNietLessons,
  drawing: drawMensErgerJeNiet,
  credits,
  origins,
  order: 40,
  minutes: 20,
  colours: 4,
  decks: ['pawns'],
  preview: [
    { piece: 'card', deck: 'pawns', card: 'r3.4' },
    { piece: 'card', deck: 'pawns', card: 'b2.6' },
    { piece: 'die', face: 6 },
  ],
  capabilities: ['rolls'],
};
