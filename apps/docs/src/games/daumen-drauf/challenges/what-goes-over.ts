import type { Question } from '../../../data/types.ts';
import { position } from '../position.ts';

export const whatGoesOver: Question = {
  kind: 'question',
  id: 'what-goes-over',
  title: { en: 'What beats it?', nl: 'Wat gaat eroverheen?', de: 'Was geht darüber?' },
  goal: {
    en: 'Four players. Ben led a yellow 5, Clara beat it with a green 1, and Dennis beat that with a black 2. Which of your cards may you show?',
    nl: 'Vier spelers. Ben kwam uit met een gele 5, Clara ging eroverheen met een groene 1, Dennis met een zwarte 2. Welke van je kaarten mag je tonen?',
    de: 'Vier Spieler. Ben begann mit einer gelben 5, Clara ging mit einer grünen 1 darüber, Dennis mit einer schwarzen 2. Welche deiner Karten darfst du zeigen?',
  },
  hint: {
    en: 'How many colours are left that nobody has shown?',
    nl: 'Hoeveel kleuren zijn er nog die niemand heeft getoond?',
    de: 'Wie viele Farben sind noch übrig, die niemand gezeigt hat?',
  },
  why: {
    en: 'All three colours have been shown. Yellow and green have been overtaken and are dead; only a higher black card counts now, and 3 is higher than 2. The 6 and the 4 have to wait for another trick.',
    nl: 'Alle drie de kleuren zijn getoond. Geel en groen zijn overtroffen en dus dood; alleen zwart telt nog, en 3 is hoger dan 2. De 6 en de 4 moeten op een andere slag wachten.',
    de: 'Alle drei Farben sind gezeigt. Gelb und Grün sind überboten und tot; nur mit Schwarz geht es weiter, und 3 ist höher als 2. Die 6 und die 4 müssen auf einen anderen Stich warten.',
  },
  position: position({
    hands: ['y6 g4f b3', 'y1 g2 b6', 'y3f g5 b1f', 'y2 g3f b5'],
    turn: 0,
    trick: '1y5 2g1 3b2',
  }),
  you: 0,
  answers: [
    { en: 'Yellow 6', nl: 'Geel 6', de: 'Gelb 6' },
    { en: 'Green 4', nl: 'Groen 4', de: 'Grün 4' },
    { en: 'Black 3', nl: 'Zwart 3', de: 'Schwarz 3' },
  ],
  right: 2,
  mistakes: {
    0: {
      en: 'All three colours have been shown, and yellow was overtaken first. Even a 6 is of no use now.',
      nl: 'Alle drie de kleuren zijn getoond, en geel is als eerste overtroffen. Ook een 6 helpt nu niet.',
      de: 'Alle drei Farben sind gezeigt, und Gelb wurde als Erstes überboten. Auch eine 6 hilft jetzt nicht.',
    },
    1: {
      en: 'All three colours have been shown, and black beat green. Even a 4 is of no use now.',
      nl: 'Alle drie de kleuren zijn getoond, en zwart ging over groen heen. Ook een 4 helpt nu niet.',
      de: 'Alle drei Farben sind gezeigt, und Schwarz hat Grün überboten. Auch eine 4 hilft jetzt nicht.',
    },
  },
  proof: { moves: ['@0 b3'], causes: { type: 'shown', seat: 0, colour: 'black', number: 3 } },
};
