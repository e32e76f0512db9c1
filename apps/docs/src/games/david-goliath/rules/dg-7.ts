import type { Section } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const dg7: Section = {
  rule: 'DG-7',
  text: {
    en: 'Then look for the lowest card: the lowest number, again whatever its colour. If several show the lowest number, the one **played last** is the lowest. So a second 2 takes the prize from the first one: small mice are strong, and late small mice are stronger.',
    nl: 'Kijk dan wat de laagste kaart is: het laagste getal; ook hier maakt de kleur niet uit. Komt het laagste getal meer dan eens voor, dan is de **laatst gespeelde** de laagste. Een tweede 2 pakt de eerste dus de buit af: kleine muizen zijn sterk, en late kleine muizen nog sterker.',
    de: 'Dann sucht man die niedrigste Karte: die niedrigste Zahl, auch hier egal in welcher Farbe. Gibt es die niedrigste Zahl mehrmals, ist die **zuletzt gespielte** die niedrigste. Eine zweite 2 nimmt der ersten also die Beute weg: Kleine Mäuse sind stark, und späte kleine Mäuse noch stärker.',
  },
  examples: [
    {
      id: 'dg-7',
      rule: 'DG-7',
      title: { en: 'A second 2', nl: 'Een tweede 2', de: 'Eine zweite 2' },
      text: {
        en: 'Ben’s green 2 is about to take Clara’s green 8. Your red 2 comes later.',
        nl: 'Bens groene 2 staat op het punt om Clara’s groene 8 te pakken. Jouw rode 2 komt later.',
        de: 'Bens grüne 2 ist drauf und dran, Claras grüne 8 zu nehmen. Deine rote 2 kommt später.',
      },
      cases: [
        {
          position: position({ leader: 1, trick: 'g2 g8', hands: ['r2 y6 b5', 'r7 b3', 'y1 p4'] }),
          attempts: [
            {
              moves: ['r2'],
              causes: { type: 'trick', lowest: { seat: 0, card: card('r2') }, highest: { card: card('g8') } },
            },
            { moves: ['y6'], causes: { type: 'trick', lowest: { seat: 1, card: card('g2') } } },
            {
              moves: ['r2', '@0 y6'],
              refused: 'DG-4',
              note: {
                en: 'Whoever has the lowest card takes the prize, but does not lead: Clara’s 8 was the highest.',
                nl: 'Wie de laagste kaart heeft, pakt de buit maar komt niet uit: de 8 van Clara was de hoogste.',
                de: 'Wer die niedrigste Karte hat, nimmt die Beute, spielt aber nicht aus: Claras 8 war die höchste.',
              },
            },
          ],
        },
      ],
    },
  ],
};
