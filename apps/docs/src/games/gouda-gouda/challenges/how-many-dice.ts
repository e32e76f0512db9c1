import type { Question } from '../../../data/types.ts';
import { position } from '../position.ts';

export const howManyDice: Question = {
  kind: 'question',
  id: 'how-many-dice',
  title: { en: 'How many dice?', nl: 'Hoeveel dobbelstenen?', de: 'Wie viele Würfel?' },
  goal: {
    en: 'You name the bucket. One of your mice is there, with three of Ben’s and two of Clara’s. How many dice do you roll?',
    nl: 'Je wijst de emmer aan. Daar staat één muis van jou, naast drie van Ben en twee van Clara. Hoeveel dobbelstenen gooi je?',
    de: 'Du wählst den Eimer. Dort steht eine Maus von dir neben drei von Ben und zwei von Clara. Wie viele Würfel wirfst du?',
  },
  hint: {
    en: 'All mice count. But how many dice are there?',
    nl: 'Alle muizen tellen. Maar hoeveel dobbelstenen zijn er?',
    de: 'Alle Mäuse zählen. Aber wie viele Würfel gibt es?',
  },
  why: {
    en: 'Six mice, but no more than five dice. One mouse of your own is enough to name the place.',
    nl: 'Zes muizen, maar niet meer dan vijf dobbelstenen. Eén eigen muis is genoeg om de plek aan te wijzen.',
    de: 'Sechs Mäuse, aber nicht mehr als fünf Würfel. Eine eigene Maus genügt, um den Ort zu wählen.',
  },
  position: position({ seats: 3, phase: 'name', mice: { bucket: '132', tube: '210' } }),
  you: 0,
  seed: 'bucket',
  answers: [
    { en: 'One', nl: 'Eén', de: 'Einen' },
    { en: 'Five', nl: 'Vijf', de: 'Fünf' },
    { en: 'Six', nl: 'Zes', de: 'Sechs' },
  ],
  right: 1,
  mistakes: {
    0: {
      en: 'All the mice at the place count, not only yours.',
      nl: 'Alle muizen op de plek tellen, niet alleen de jouwe.',
      de: 'Alle Mäuse an dem Ort zählen, nicht nur deine.',
    },
    2: {
      en: 'There are six mice, but only five dice.',
      nl: 'Er staan zes muizen, maar er zijn maar vijf dobbelstenen.',
      de: 'Dort sind sechs Mäuse, aber es gibt nur fünf Würfel.',
    },
  },
  proof: { moves: ['name bucket'], causes: { type: 'rolled', seat: 0, dice: [0, 1, 2, 3, 4] } },
};
