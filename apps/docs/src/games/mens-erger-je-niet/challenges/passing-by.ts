import type { Question } from '../../../data/types.ts';
import { position } from '../position.ts';

export const passingBy: Question = {
  kind: 'question',
  id: 'passing-by',
  title: { en: 'Who has to go home?', nl: 'Wie moet er terug?', de: 'Wer muss zurück?' },
  goal: {
    en: 'You have a 6 and are about to add two cards to your pile 3. It has two now. Ben’s pile 3 is three high, and Clara’s is four. Who goes home?',
    nl: 'Je hebt een 6 en gaat twee kaarten bijleggen op je stapel 3. Daar liggen er nu twee. Die van Ben is drie hoog, die van Clara vier. Wie moet er terug?',
    de: 'Du hast eine 6 und legst gleich zwei Karten an deinen Stapel 3 an. Noch liegen dort zwei. Bens Stapel 3 ist drei Karten hoch, Claras vier. Wer muss zurück?',
  },
  hint: {
    en: 'Where does your pile stop?',
    nl: 'Hoe hoog wordt jouw stapel?',
    de: 'Wo bleibt dein Stapel stehen?',
  },
  why: {
    en: 'Your pile comes to rest at four, as high as Clara’s. It only passes Ben’s three, and that does not count.',
    nl: 'Jouw stapel komt uit op vier, even hoog als die van Clara. De drie van Ben passeer je alleen maar, en dat telt niet.',
    de: 'Dein Stapel bleibt bei vier stehen, so hoch wie der von Clara. An Bens drei Karten zieht er nur vorbei, und das zählt nicht.',
  },
  position: position({ rows: ['0120', '2030', '1040'], roll: 6 }),
  answers: [
    { en: 'Ben', nl: 'Ben', de: 'Ben' },
    { en: 'Clara', nl: 'Clara', de: 'Clara' },
    { en: 'Both', nl: 'Allebei', de: 'Beide' },
    { en: 'Nobody', nl: 'Niemand', de: 'Niemand' },
  ],
  right: 1,
  mistakes: {
    0: {
      en: 'Your pile only passes Ben’s three cards: it stops higher.',
      nl: 'Jouw stapel passeert Bens drie kaarten alleen maar: hij eindigt hoger.',
      de: 'Dein Stapel zieht an Bens drei Karten nur vorbei: Er endet höher.',
    },
    2: {
      en: 'Your pile stops only once, and only there does it send anybody home.',
      nl: 'Jouw stapel eindigt op één hoogte, en alleen wie even hoog staat, moet terug.',
      de: 'Dein Stapel bleibt nur an einer Stelle stehen, und nur dort muss jemand zurück.',
    },
    3: {
      en: 'Work out where your pile stops: one of the two is just as high.',
      nl: 'Tel na waar jouw stapel eindigt: een van de twee is even hoog.',
      de: 'Zähl nach, wo dein Stapel endet: Einer der beiden ist genauso hoch.',
    },
  },
  proof: { moves: ['+3+3'], causes: { type: 'captured', from: 2, pile: 3, cards: 4 } },
};
