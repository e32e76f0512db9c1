import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dg12: Section = {
  rule: 'DG-12',
  text: {
    en: 'After the last deal the scores from all the deals are added up. The highest total wins. Players who tie for the highest total share the win: there is no tie-break.',
    nl: 'Na de laatste ronde tel je de scores van alle rondes op. Het hoogste totaal wint. Hebben meerdere spelers het hoogste totaal, dan delen ze de overwinning: een beslissende slag is er niet.',
    de: 'Nach dem letzten Durchgang werden die Punkte aller Durchgänge zusammengezählt. Die höchste Summe gewinnt. Haben mehrere die höchste Summe, teilen sie sich den Sieg: Einen Entscheidungsstich gibt es nicht.',
  },
  examples: [
    {
      id: 'dg-12',
      rule: 'DG-12',
      title: { en: 'One card to go', nl: 'Nog één kaart', de: 'Noch eine Karte' },
      text: {
        en: 'This is the second of two deals. Play your last card: you and Ben end with equal totals and share the win.',
        nl: 'De tweede van twee rondes. Speel je laatste kaart: jij en Ben eindigen gelijk en delen de overwinning.',
        de: 'Der zweite von zwei Durchgängen. Spiel deine letzte Karte: Du und Ben habt am Ende gleich viele Punkte und teilt euch den Sieg.',
      },
      cases: [
        {
          position: position({
            options: 'deals=2',
            leader: 1,
            dealer: 0,
            trick: 'r8 r6',
            hands: ['r1', '', ''],
            won: { 0: 'r9 y7 y8 g6 b1 b2 b3 p9', 1: 'y9 g9 g8 b9 p1 p2 p3 p4 r2' },
            scores: '20.28.20',
          }),
          attempts: [
            { moves: ['r1'], causes: { type: 'over', winners: [0, 1] } },
            {
              moves: ['r1', '@1 r9'],
              refused: 'CB-2',
              note: {
                en: 'There is no extra trick to decide it: the game is over.',
                nl: 'Een beslissende slag is er niet: het spel is uit.',
                de: 'Einen Entscheidungsstich gibt es nicht: Das Spiel ist aus.',
              },
            },
          ],
        },
      ],
    },
  ],
};
