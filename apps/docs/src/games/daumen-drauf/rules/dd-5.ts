import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dd5: Section = {
  rule: 'DD-5',
  text: {
    en: 'Whoever leads **must show** a card, any card. Then play goes clockwise: each of the others shows a **higher** card or **passes**. Nobody has to go higher, not even with the best hand. So the only time you cannot stay out is when you lead.',
    nl: 'Wie uitkomt, **moet** een kaart **tonen**, welke dan ook. Dan gaat het rond met de klok mee: alle anderen tonen een **hogere** kaart of **passen**. Niemand hoeft hoger te gaan, ook niet met de mooiste hand. Alleen als je uitkomt, kun je je er dus niet buiten houden.',
    de: 'Wer beginnt, **muss** eine Karte **zeigen**, ganz gleich welche. Dann geht es im Uhrzeigersinn reihum: Jeder der anderen zeigt eine **höhere** Karte oder **passt**. Niemand muss höher gehen, auch nicht mit den besten Karten. Nur wer beginnt, kann sich also nicht heraushalten.',
  },
  examples: [
    {
      id: 'dd-5',
      rule: 'DD-5',
      title: { en: 'You lead', nl: 'Jij komt uit', de: 'Du beginnst' },
      text: {
        en: 'You won the last trick, so you lead. Try to pass.',
        nl: 'Jij hebt de laatste slag gewonnen, dus jij komt uit. Probeer eens te passen.',
        de: 'Du hast den letzten Stich gewonnen, also beginnst du. Versuch zu passen.',
      },
      cases: [
        {
          position: position({
            hands: ['y4 g3f b1 b5f', 'y1 g2 g5f b3', 'y3f g1 b2f b4'],
            turn: 0,
            last: '1y2 0y5',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 pass'], refused: 'DD-5' },
            { moves: ['@0 y4'], causes: { type: 'shown', seat: 0, rule: 'DD-5' } },
          ],
        },
      ],
    },
    {
      id: 'dd-5-answer',
      rule: 'DD-5',
      title: { en: 'Higher or pass', nl: 'Hoger of passen', de: 'Höher oder passen' },
      text: {
        en: 'Ben has led. When it is your turn you may pass or go higher. When it is Clara’s, you wait.',
        nl: 'Ben is uitgekomen. Ben jij aan de beurt, dan mag je passen of hoger gaan. Is Clara aan de beurt, dan wacht je.',
        de: 'Ben hat begonnen. Bist du an der Reihe, darfst du passen oder höher gehen. Ist Clara dran, wartest du.',
      },
      cases: [
        {
          label: { en: 'Your turn', nl: 'Jouw beurt', de: 'Du bist an der Reihe' },
          position: position({
            hands: ['y4 g3f b1 b5f', 'y1 g2 g5f b3', 'y3f g1 b2f b4'],
            turn: 0,
            trick: '1y2',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 pass'], causes: { type: 'passed', seat: 0 } },
            { moves: ['@0 y4'], causes: { type: 'shown', seat: 0 } },
          ],
        },
        {
          label: { en: 'Clara’s turn', nl: 'Clara’s beurt', de: 'Clara ist an der Reihe' },
          position: position({
            hands: ['y4 g3f b1 b5f', 'y1 g2 g5f b3', 'y3f g1 b2f b4'],
            turn: 2,
            trick: '1y2',
          }),
          you: 0,
          attempts: [{ moves: ['@0 y4'], refused: 'DD-5' }],
        },
      ],
    },
  ],
};
