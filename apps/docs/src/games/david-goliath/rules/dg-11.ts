import type { Section } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const dg11: Section = {
  rule: 'DG-11',
  text: {
    en: `After 15 tricks, each colour scores on its own:

- **one or two** cards of a colour: each is worth its number,
- **three or more**: each is worth only 1,
- none: nothing.

So two big mice of a colour are a treasure, and the third one ruins it. Add the five colours up: that is your score for the deal.`,
    nl: `Na 15 slagen telt elke kleur apart:

- **één of twee** kaarten van een kleur zijn hun getal waard,
- **drie of meer** kaarten zijn elk maar 1 waard,
- zonder kaarten van een kleur krijg je niets.

Twee dikke muizen van een kleur zijn dus een schat, en de derde maakt hem stuk. Tel de vijf kleuren op: dat is je score voor de ronde.`,
    de: `Nach 15 Stichen zählt jede Farbe für sich:

- **eine oder zwei** Karten einer Farbe: Jede ist ihre Zahl wert,
- **drei oder mehr**: Jede ist nur 1 wert,
- keine: nichts.

Zwei dicke Mäuse einer Farbe sind also ein Schatz, und die dritte macht ihn kaputt. Zähl die fünf Farben zusammen: Das sind deine Punkte für den Durchgang.`,
  },
  examples: [
    {
      id: 'dg-11',
      rule: 'DG-11',
      title: { en: 'Dennis’s 52 points', nl: 'De 52 punten van Dennis', de: 'Die 52 Punkte von Dennis' },
      text: {
        en: 'You are Dennis, with one card left. It is the lowest, so you take the purple 12. Then you have red 4, 10, 11 (3 points), yellow 8 (8), green 5 and 9 (14), blue 2, 3, 6, 10, 12 (5) and purple 10 and 12 (22): **52** in all.',
        nl: 'Je bent Dennis en hebt nog één kaart. Het is de laagste, dus pak je de paarse 12. Dan heb je rood 4, 10, 11 (3 punten), geel 8 (8), groen 5 en 9 (14), blauw 2, 3, 6, 10, 12 (5) en paars 10 en 12 (22): samen **52**.',
        de: 'Du bist Dennis und hast noch eine Karte. Sie ist die niedrigste, also nimmst du die lila 12. Dann hast du Rot 4, 10, 11 (3 Punkte), Gelb 8 (8), Grün 5 und 9 (14), Blau 2, 3, 6, 10, 12 (5) und Lila 10 und 12 (22): zusammen **52**.',
      },
      names: ['Andreas', 'Ben', 'Clara', 'Dennis', 'Emma'],
      cases: [
        {
          position: position({
            options: 'deals=1',
            leader: 4,
            trick: 'p12 p9 p8 p7',
            hands: ['', '', '', 'p1', ''],
            won: { 3: 'r4 r10 r11 y8 g5 g9 b2 b3 b6 b10 b12 p10' },
          }),
          attempts: [{ moves: ['p1'], causes: { type: 'scored', scores: { 3: 52 } } }],
        },
      ],
    },
    {
      id: 'dg-11-third',
      rule: 'DG-11',
      title: { en: 'The third purple', nl: 'De derde paarse', de: 'Die dritte lila Karte' },
      text: {
        en: 'You have won the purple 8 and 9: 17 points. There is a purple 3 in the trick. If you take it, your three purple cards are worth 3.',
        nl: 'Je hebt paars 8 en 9 gewonnen: 17 punten. In de slag ligt paars 3. Pak je die, dan zijn je drie paarse kaarten samen 3 waard.',
        de: 'Du hast Lila 8 und 9 gewonnen: 17 Punkte. Im Stich liegt Lila 3. Nimmst du sie, sind deine drei lila Karten zusammen 3 wert.',
      },
      cases: [
        {
          position: position({
            leader: 1,
            trick: 'b5 p3',
            hands: ['b6 b2', 'r7', 'y4'],
            won: { 0: 'p8 p9 r1 g4' },
          }),
          attempts: [
            {
              moves: ['b6'],
              causes: { type: 'trick', highest: { seat: 0 }, rest: [card('b5'), card('p3')] },
            },
            { moves: ['b2'], causes: { type: 'trick', highest: { seat: 1 }, lowest: { seat: 0 } } },
            {
              moves: ['p8'],
              refused: 'DG-4',
              note: {
                en: 'It would help to give one of the two away first, but cards you have won stay with you and count.',
                nl: 'Eerst een van de twee weggeven zou helpen, maar wat gewonnen is, blijft gewonnen en telt.',
                de: 'Es würde helfen, vorher eine der beiden loszuwerden, aber was gewonnen ist, bleibt gewonnen und zählt.',
              },
            },
          ],
        },
      ],
    },
  ],
};
