import type { GamePages } from '../../../data/types.ts';
import { steps } from './steps.ts';

export const lesson: GamePages['lesson'] = {
  intro: {
    en: 'Five mice, one pantry, one cheese on the table. You’ll pick up the rest as you play. Feel free to try illegal moves: the table tells you why they aren’t allowed.',
    nl: 'Vijf muizen, één voorraadkamer, één kaas op tafel. De rest leer je al spelend. Probeer gerust ook wat niet mag; de tafel zegt dan waarom het niet kan.',
    de: 'Fünf Mäuse, eine Speisekammer, ein Käse auf dem Tisch. Der Rest ergibt sich beim Spielen. Probier ruhig auch aus, was nicht erlaubt ist; der Tisch sagt dir dann, warum es nicht geht.',
  },
  steps,
  outro: {
    en: 'That’s the game. [Play it against bots](~/games/gouda-gouda/play/), try the [challenges](~/games/gouda-gouda/challenges/), or look something up in the [rules](~/games/gouda-gouda/rules/).',
    nl: 'Nu ken je het spel. [Speel het tegen bots](~/games/gouda-gouda/play/), probeer de [puzzels](~/games/gouda-gouda/challenges/), of zoek iets op in de [regels](~/games/gouda-gouda/rules/).',
    de: 'Das ist das Spiel. [Spiel es gegen Bots](~/games/gouda-gouda/play/), probier die [Knobeleien](~/games/gouda-gouda/challenges/) aus oder schlag in den [Regeln](~/games/gouda-gouda/rules/) nach.',
  },
};
