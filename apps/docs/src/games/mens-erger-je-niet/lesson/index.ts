import type { GamePages } from '../../../data/types.ts';
import { steps } from './steps.ts';

export const lesson: GamePages['lesson'] = {
  intro: {
    en: 'Four piles of cards, one die, and rivals who are never far away. What you do with a roll is up to you. Feel free to try illegal moves: the table tells you why they aren’t allowed.',
    nl: 'Vier stapels kaarten, één dobbelsteen, en tegenstanders die nooit ver weg zijn. Wat je met een worp doet, bepaal jij. Probeer gerust ook wat niet mag; de tafel zegt dan waarom het niet kan.',
    de: 'Vier Stapel Karten, ein Würfel und Gegner, die nie weit weg sind. Was du aus einem Wurf machst, ist deine Sache. Probier ruhig auch aus, was nicht erlaubt ist; der Tisch sagt dir dann, warum es nicht geht.',
  },
  steps,
  outro: {
    en: 'That’s the game. [Play it against bots](~/games/mens-erger-je-niet/play/), try the [challenges](~/games/mens-erger-je-niet/challenges/), or look something up in the [rules](~/games/mens-erger-je-niet/rules/).',
    nl: 'Nu ken je het spel. [Speel het tegen bots](~/games/mens-erger-je-niet/play/), probeer de [puzzels](~/games/mens-erger-je-niet/challenges/), of zoek iets op in de [regels](~/games/mens-erger-je-niet/rules/).',
    de: 'Das ist das Spiel. [Spiel es gegen Bots](~/games/mens-erger-je-niet/play/), probier die [Knobeleien](~/games/mens-erger-je-niet/challenges/) aus oder schlag in den [Regeln](~/games/mens-erger-je-niet/rules/) nach.',
  },
};
