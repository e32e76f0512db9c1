import type { Task } from '../../../data/types.ts';
import { position, trickCards } from '../position.ts';

export const winNow: Task = {
  kind: 'task',
  id: 'win-now',
  title: {
    en: 'Win the trick before anybody can answer',
    nl: 'Win de slag voordat iemand kan antwoorden',
    de: 'Gewinn den Stich, bevor jemand antworten kann',
  },
  goal: {
    en: 'There are four cards in the trick; two of them have been revealed and are harmless. Ben and Clara both want them and hold high black cards. Win this trick.',
    nl: 'Er liggen vier kaarten, en twee daarvan zijn open en ongiftig. Ben en Clara willen ze allebei en hebben hoge zwarte kaarten. Win deze slag.',
    de: 'Im Stich sind vier Karten; zwei davon liegen offen und sind harmlos. Ben und Clara wollen den Stich beide und haben hohe schwarze Karten. Gewinn diesen Stich.',
  },
  hint: {
    en: 'Your black 1 is higher, but it can be beaten. Which of your cards cannot?',
    nl: 'Je zwarte 1 is hoger, maar daar kan iemand overheen. Over welke van je kaarten kan dat niet?',
    de: 'Deine schwarze 1 ist höher, aber sie lässt sich überbieten. Welche Karte kann niemand überbieten?',
  },
  why: {
    en: 'Clara’s green 3 was the highest card, and you held its twin. A parry wins at once, and nobody can answer it. After the black 1, the others would have had their turn.',
    nl: 'De groene 3 van Clara was de hoogste kaart, en jij had de tweelingkaart. Wie pareert, wint meteen; daar valt niets tegen te doen. Met de zwarte 1 waren de anderen weer aan de beurt gekomen.',
    de: 'Claras grüne 3 war die höchste Karte, und du hattest den Zwilling. Wer pariert, gewinnt sofort; dagegen hilft nichts. Mit der schwarzen 1 wären die anderen wieder an die Reihe gekommen.',
  },
  missed: [
    {
      event: { type: 'shown', seat: 0 },
      note: {
        en: 'Ben and Clara beat it. The green 3 is no longer the highest card, so its twin is of no use now.',
        nl: 'Ben en Clara gingen eroverheen. De groene 3 is niet meer de hoogste kaart, dus met de tweelingkaart kun je nu niets meer.',
        de: 'Ben und Clara haben deine schwarze 1 überboten. Die grüne 3 ist nicht mehr die höchste Karte, also nützt ihr Zwilling jetzt nichts.',
      },
    },
  ],
  position: position({
    hands: ['y5 g3f b1', 'y3f b4 b2f', 'y1f g2f b5'],
    turn: 0,
    trick: '1y2 2y4 1g1f 2g3',
  }),
  you: 0,
  solved: { type: 'trick', winner: 0, cards: trickCards('y2 y4 g1f g3 g3f') },
  solution: ['@0 parry'],
  // A parry is possible out of turn, too.
  alternatives: [['@0 pass', '@0 parry']],
  others: ['@1 b4', '@2 b5', '@1 pass', '@2 pass'],
};
