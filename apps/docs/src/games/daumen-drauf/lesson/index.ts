import type { GamePages } from '../../../data/types.ts';
import { steps } from './steps.ts';

export const lesson: GamePages['lesson'] = {
  intro: {
    en: 'Snakes on cards, in three colours. Half of them have a fang, and nobody shows it. You’ll pick up the rest as you play. Feel free to try illegal moves: the table tells you why they aren’t allowed.',
    nl: 'Slangen op kaarten, in drie kleuren. De helft heeft een giftand, en niemand laat die zien. De rest leer je al spelend. Probeer gerust ook wat niet mag; de tafel zegt dan waarom het niet kan.',
    de: 'Karten mit Schlangen in drei Farben. Die Hälfte hat einen Giftzahn, und niemand zeigt ihn her. Der Rest ergibt sich beim Spielen. Probier ruhig auch aus, was nicht erlaubt ist; der Tisch sagt dir dann, warum es nicht geht.',
  },
  steps,
  outro: {
    en: 'That’s the game. [Play it against bots](~/games/daumen-drauf/play/), try the [challenges](~/games/daumen-drauf/challenges/), or look something up in the [rules](~/games/daumen-drauf/rules/).',
    nl: 'Nu ken je het spel. [Speel het tegen bots](~/games/daumen-drauf/play/), probeer de [puzzels](~/games/daumen-drauf/challenges/), of zoek iets op in de [regels](~/games/daumen-drauf/rules/).',
    de: 'Das ist das Spiel. [Spiel es gegen Bots](~/games/daumen-drauf/play/), probier die [Knobeleien](~/games/daumen-drauf/challenges/) aus oder schlag in den [Regeln](~/games/daumen-drauf/rules/) nach.',
  },
};
