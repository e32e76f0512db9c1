import type { GamePages } from '../../../data/types.ts';
import { steps } from './steps.ts';

export const lesson: GamePages['lesson'] = {
  intro: {
    en: 'Mice on cards, in five colours. The small ones are quick, and the big ones are worth a lot. You’ll pick up the rest as you play. Feel free to try illegal moves: the table tells you why they aren’t allowed.',
    nl: 'Muizen op kaarten, in vijf kleuren. De kleine zijn snel, de dikke zijn veel waard. De rest leer je al spelend. Probeer gerust ook wat niet mag; de tafel zegt dan waarom het niet kan.',
    de: 'Karten mit Mäusen in fünf Farben. Die kleinen sind flink, die dicken viel wert. Der Rest ergibt sich beim Spielen. Probier ruhig auch aus, was nicht erlaubt ist; der Tisch sagt dir dann, warum es nicht geht.',
  },
  steps,
  outro: {
    en: 'That’s the game. [Play it against bots](~/games/david-goliath/play/), try the [challenges](~/games/david-goliath/challenges/), or look something up in the [rules](~/games/david-goliath/rules/).',
    nl: 'Nu ken je het spel. [Speel het tegen bots](~/games/david-goliath/play/), probeer de [puzzels](~/games/david-goliath/challenges/), of zoek iets op in de [regels](~/games/david-goliath/rules/).',
    de: 'Das ist das Spiel. [Spiel es gegen Bots](~/games/david-goliath/play/), probier die [Knobeleien](~/games/david-goliath/challenges/) aus oder schlag in den [Regeln](~/games/david-goliath/rules/) nach.',
  },
};
