import type { Section } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const dg6: Section = {
  rule: 'DG-6',
  text: {
    en: 'When everybody has played, look for the highest card. Only the number counts; **the colour does not matter**. There are no trumps, and a card of a different colour is as good as any. If several cards show the highest number, the one **played last** is the highest.',
    nl: 'Als iedereen heeft gespeeld, kijk je wat de hoogste kaart is. Alleen het getal telt, **de kleur doet er niet toe**: er is geen troef, en een kaart van een andere kleur is net zo goed als elke andere. Komt het hoogste getal meer dan eens voor, dan is de **laatst gespeelde** de hoogste.',
    de: 'Haben alle gespielt, sucht man die höchste Karte. Nur die Zahl zählt, **die Farbe ist egal**: Es gibt keinen Trumpf, und auch die Karten anderer Farben zählen voll mit. Gibt es die höchste Zahl mehrmals, ist die **zuletzt gespielte** die höchste.',
  },
  examples: [
    {
      id: 'dg-6',
      rule: 'DG-6',
      title: { en: 'A second 9', nl: 'Een tweede 9', de: 'Eine zweite 9' },
      text: {
        en: 'Clara could not follow and played the purple 9. You cannot follow either. Your red 9 comes later, so it is the highest.',
        nl: 'Clara kon niet bekennen en heeft paars 9 gespeeld. Jij kunt ook niet bekennen. Met je rode 9 kom je later, dus is die de hoogste.',
        de: 'Clara konnte nicht bedienen und hat Lila 9 gespielt. Du kannst auch nicht bedienen. Deine rote 9 kommt später, also ist sie die höchste.',
      },
      cases: [
        {
          position: position({ leader: 1, trick: 'g7 p9', hands: ['r9 b2 y4', 'g3 b8', 'r5 y7'] }),
          attempts: [
            { moves: ['r9'], causes: { type: 'trick', highest: { seat: 0, card: card('r9') } } },
            { moves: ['y4'], causes: { type: 'trick', highest: { seat: 2, card: card('p9') } } },
            {
              moves: ['r9', '@2 r5'],
              refused: 'DG-4',
              note: {
                en: 'Clara’s 9 came first, so yours is the highest, and she does not lead.',
                nl: 'De 9 van Clara lag er eerder, dus is de jouwe de hoogste: zij komt niet uit.',
                de: 'Claras 9 lag früher da, also ist deine die höchste, und Clara spielt nicht aus.',
              },
            },
          ],
        },
      ],
    },
  ],
};
