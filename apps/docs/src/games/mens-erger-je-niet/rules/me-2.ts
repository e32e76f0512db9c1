import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const positionWithFirst = (first: number): string =>
  position({ rows: ['0000', '0000'], turn: first, options: `firstPlayer=${first}` });

export const me2: Section = {
  rule: 'ME-2',
  text: {
    en: 'Chance picks who begins, or you choose somebody with the “First player” option. After that, the turn goes round **clockwise**. The printed rules do not say who begins. Going first is a small advantage, so chance decides.',
    nl: 'Er wordt geloot wie begint, of je wijst iemand aan met de optie “Wie begint”. Daarna gaat de beurt **met de klok mee** rond. De gedrukte regels zeggen niet wie begint. Beginnen is een klein voordeel, dus beslist het lot.',
    de: 'Wer beginnt, wird ausgelost; oder ihr bestimmt es mit der Option „Wer beginnt“. Danach geht es **im Uhrzeigersinn** reihum. In der Anleitung steht nicht, wer beginnt. Anzufangen ist ein kleiner Vorteil, also entscheidet das Los.',
  },
  examples: [
    {
      id: 'me-2',
      rule: 'ME-2',
      title: { en: 'Who rolls first?', nl: 'Wie gooit het eerst?', de: 'Wer würfelt zuerst?' },
      text: {
        en: 'A fresh table. If you begin, the 2 is yours. If Ben begins, or is picked, the 2 is his and you have to wait.',
        nl: 'Een nieuwe tafel. Begin jij, dan is de 2 van jou. Begint Ben, of valt het lot op hem, dan is de 2 van hem en moet jij wachten.',
        de: 'Ein neuer Tisch. Beginnst du, gehört die 2 dir. Beginnt Ben oder fällt das Los auf ihn, gehört die 2 ihm, und du musst warten.',
      },
      option: 'firstPlayer',
      cases: [
        {
          position: positionWithFirst(0),
          you: 0,
          seed: 'rind',
          attempts: [
            { moves: ['o2'], causes: { type: 'laidOut', seat: 0, pile: 2 } },
            { moves: ['o4'], refused: 'ME-4' },
          ],
        },
        {
          position: positionWithFirst(1),
          you: 0,
          seed: 'rind',
          attempts: [{ moves: ['@0 o2'], refused: 'ME-2' }],
        },
        {
          position: 'mens-erger-je-niet.1/2//first/0/0/0000,0000/',
          you: 0,
          seed: 'home',
          attempts: [{ moves: ['@0 o2'], refused: 'ME-2' }],
        },
      ],
    },
    {
      id: 'me-2-round',
      rule: 'ME-2',
      title: { en: 'Once round the table', nl: 'Eén keer rond', de: 'Einmal reihum' },
      text: {
        en: 'You play for all three here. Anna has a 3. Let Clara try to jump in first, then play one round: after Anna comes Ben, after Ben comes Clara.',
        nl: 'Je speelt hier voor alle drie. Anna heeft een 3. Laat Clara eerst eens voordringen, en speel dan een ronde: na Anna komt Ben, na Ben komt Clara.',
        de: 'Du spielst hier für alle drei. Anna hat eine 3. Lass Clara sich erst einmal vordrängeln und spiel dann einmal reihum: Nach Anna kommt Ben, nach Ben kommt Clara.',
      },
      hotSeat: true,
      cases: [
        {
          position: position({ rows: ['0000', '0000', '0000'], roll: 3 }),
          seed: 'cheese',
          attempts: [
            { moves: ['@2 o3'], refused: 'ME-2' },
            { moves: ['o3', 'o1', 'o2'], causes: { type: 'laidOut', seat: 2, pile: 2 } },
          ],
        },
      ],
    },
  ],
};
