import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dd12: Section = {
  rule: 'DD-12',
  text: {
    en: 'Towards the end, somebody may win a trick with their last card when there is no stock left to draw from. Then the next player clockwise **who still has cards** leads.',
    nl: 'Tegen het einde kan iemand een slag winnen met de laatste kaart uit de hand, terwijl er geen stapel meer is om aan te vullen. Dan komt de volgende speler met de klok mee uit **die nog kaarten heeft**.',
    de: 'Gegen Ende kann es sein, dass jemand einen Stich mit der letzten Handkarte gewinnt und kein Stapel mehr zum Nachziehen da ist. Dann beginnt der Nächste im Uhrzeigersinn, **der noch Karten hat**.',
  },
  examples: [
    {
      id: 'dd-12',
      rule: 'DD-12',
      title: {
        en: 'Winning with your last card',
        nl: 'Gewonnen met de laatste kaart',
        de: 'Mit der letzten Karte gewonnen',
      },
      text: {
        en: 'Dennis has led a green 3, and your last card is its twin. Parry: you win, but Ben leads.',
        nl: 'Dennis is uitgekomen met een groene 3, en jouw laatste kaart is de tweelingkaart. Pareer: jij wint, maar Ben komt uit.',
        de: 'Dennis hat mit einer grünen 3 begonnen, und deine letzte Karte ist der Zwilling. Parier: Du gewinnst, aber Ben beginnt.',
      },
      cases: [
        {
          position: position({ hands: ['g3', 'y1 g2', 'g1f', ''], turn: 0, trick: '3g3f' }),
          you: 0,
          attempts: [
            { moves: ['@0 parry'], causes: { type: 'lead', winner: 0, leader: 1 } },
            {
              moves: ['@0 parry', '@0 g3'],
              refused: 'DD-5',
              note: {
                en: 'You have nothing left to lead with.',
                nl: 'Je hebt niets meer om mee uit te komen.',
                de: 'Du hast nichts mehr, womit du beginnen könntest.',
              },
            },
          ],
        },
      ],
    },
  ],
};
