import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dd16: Section = {
  rule: 'DD-16',
  text: {
    en: 'After the last round the scores from all the rounds are added up, positive and negative. The highest total wins. Players who tie for the highest total share the win: there is no tie-break.',
    nl: 'Na de laatste ronde tel je de scores van alle rondes op, plus en min. Het hoogste totaal wint. Hebben meerdere spelers het hoogste totaal, dan delen ze de overwinning: een beslissende ronde is er niet.',
    de: 'Nach der letzten Runde werden die Punkte aller Runden zusammengezählt, plus und minus. Die höchste Summe gewinnt. Haben mehrere die höchste Summe, teilen sie sich den Sieg: Eine Entscheidungsrunde gibt es nicht.',
  },
  examples: [
    {
      id: 'dd-16',
      rule: 'DD-16',
      title: { en: 'A shared win', nl: 'Een gedeelde overwinning', de: 'Ein geteilter Sieg' },
      text: {
        en: 'This is the end of the second of two rounds. Show your last card: you and Ben end with 4 points each. Pass, and Ben wins alone.',
        nl: 'Het einde van de tweede van twee rondes. Toon je laatste kaart: jij en Ben eindigen allebei met 4 punten. Pas je, dan wint Ben alleen.',
        de: 'Das Ende der zweiten von zwei Runden. Zeig deine letzte Karte: Du und Ben habt am Ende je 4 Punkte. Passt du, gewinnt Ben allein.',
      },
      cases: [
        {
          position: position({
            options: 'rounds=2',
            hands: ['b3', '', ''],
            turn: 0,
            trick: '1g2 2g4',
            won: { 0: 'y1 y3 y2f g1f', 1: 'y2 y4 g3 g5 b2 y1f y3f g3f b2f' },
            scores: '1.3.-4',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 b3'], causes: { type: 'over', totals: { 0: 4, 1: 4 }, winners: [0, 1] } },
            { moves: ['@0 pass'], causes: { type: 'over', winners: [1] } },
            {
              moves: ['@0 b3', '@1 pass'],
              refused: 'CB-2',
              note: {
                en: 'There is no further round to decide between the two of you: the game is over.',
                nl: 'Een beslissende ronde is er niet: het spel is uit.',
                de: 'Eine Entscheidungsrunde gibt es nicht: Das Spiel ist aus.',
              },
            },
          ],
        },
      ],
    },
  ],
};
