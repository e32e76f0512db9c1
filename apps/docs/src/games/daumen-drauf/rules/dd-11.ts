import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dd11: Section = {
  rule: 'DD-11',
  text: {
    en: 'After a trick, hands are refilled to five cards for as long as the stock lasts: the **winner first and in full**, then the others clockwise. When the stock runs out, some players get fewer cards than others, or none. Those who showed many cards and won nothing feel it first.',
    nl: 'Na een slag vul je je hand weer aan tot vijf kaarten, zolang de stapel dat toelaat: de **winnaar eerst en helemaal**, dan de anderen met de klok mee. Raakt de stapel op, dan krijgt de een minder dan de ander of niets: wie veel toonde en niets won, merkt dat het eerst.',
    de: 'Nach einem Stich ziehen alle wieder auf fünf Karten nach, solange der Stapel reicht: der **Gewinner zuerst und vollständig**, dann die anderen im Uhrzeigersinn. Geht der Stapel zu Ende, bekommt mancher weniger oder nichts: Wer viel gezeigt und nichts gewonnen hat, spürt es zuerst.',
  },
  examples: [
    {
      id: 'dd-11',
      rule: 'DD-11',
      title: {
        en: 'Two cards in the stock',
        nl: 'Nog twee kaarten op de stapel',
        de: 'Noch zwei Karten im Stapel',
      },
      text: {
        en: 'Ben and Clara are each two cards short. If you parry, you draw first, then Ben; nothing is left for Clara. If you let Clara win, she takes both.',
        nl: 'Ben en Clara komen elk twee kaarten tekort. Pareer je, dan pak jij eerst, dan Ben; voor Clara blijft er niets over. Laat je Clara winnen, dan pakt zij ze allebei.',
        de: 'Ben und Clara fehlen je zwei Karten. Parierst du, ziehst du zuerst, dann Ben; für Clara bleibt nichts. Lässt du Clara gewinnen, bekommt sie beide Karten.',
      },
      cases: [
        {
          position: position({
            hands: ['y5 g1 g4f b1 b3f', 'y1 b2 b4f', 'y4f g5 b5'],
            turn: 0,
            trick: '1y2 2y3f 1g2f 2g4',
            stock: 'g3 b1f',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 parry'], causes: { type: 'refilled', drawn: [1, 1, 0], stock: 0 } },
            {
              moves: ['@0 g3'],
              refused: 'DD-4',
              note: {
                en: 'This 3 is the next card in the stock. Nobody draws before the trick is won.',
                nl: 'Deze 3 is de volgende kaart van de stapel. Niemand vult aan voordat de slag gewonnen is.',
                de: 'Die 3 ist die nächste im Stapel. Niemand zieht nach, bevor der Stich gewonnen ist.',
              },
            },
            { moves: ['@0 pass', '@1 pass'], causes: { type: 'refilled', drawn: [0, 0, 2], stock: 0 } },
          ],
        },
      ],
    },
  ],
};
