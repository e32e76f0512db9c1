import type { Question } from '../../../data/types.ts';
import { position } from '../position.ts';

export const countUp: Question = {
  kind: 'question',
  id: 'count-up',
  title: { en: 'What is it worth?', nl: 'Wat is het waard?', de: 'Was ist das wert?' },
  goal: {
    en: 'You have won the red 8 and 9, the yellow 2, 5 and 7, the green 6, and the purple 3. Your last card is the blue 1, and it takes the blue 9. How many points do you score in this deal?',
    nl: 'Je hebt rood 8 en 9 gewonnen, geel 2, 5 en 7, groen 6 en paars 3. Je laatste kaart is blauw 1, en die pakt de blauwe 9. Hoeveel punten levert de ronde je op?',
    de: 'Du hast Rot 8 und 9 gewonnen, Gelb 2, 5 und 7, Grün 6 und Lila 3. Deine letzte Karte ist Blau 1, und sie nimmt die blaue 9. Wie viele Punkte bringt dir der Durchgang?',
  },
  hint: {
    en: 'Count colour by colour. Three yellow cards are three points.',
    nl: 'Kleur voor kleur. Drie gele kaarten zijn drie punten.',
    de: 'Zähl Farbe für Farbe. Drei gelbe Karten sind drei Punkte.',
  },
  why: {
    en: 'Red 17, yellow 3, green 6, blue 9, purple 3: 38 points. The three yellow ones are worth only 1 each.',
    nl: 'Rood 17, geel 3, groen 6, blauw 9, paars 3: 38 punten. Alleen de drie gele tellen elk voor 1.',
    de: 'Rot 17, Gelb 3, Grün 6, Blau 9, Lila 3: 38 Punkte. Nur die drei gelben zählen je 1.',
  },
  position: position({
    options: 'deals=1',
    leader: 1,
    trick: 'b9 b5',
    hands: ['b1', '', ''],
    won: { 0: 'r8 r9 y2 y5 y7 g6 p3' },
  }),
  answers: [
    { en: '49 points', nl: '49 punten', de: '49 Punkte' },
    { en: '38 points', nl: '38 punten', de: '38 Punkte' },
    { en: '29 points', nl: '29 punten', de: '29 Punkte' },
  ],
  right: 1,
  mistakes: {
    0: {
      en: 'That counts the yellow cards at face value, but there are three of them.',
      nl: 'Zo tellen de gele kaarten voor hun getal, maar het zijn er drie.',
      de: 'Da zählen die gelben Karten mit ihrer Zahl, aber es sind drei.',
    },
    2: {
      en: 'That leaves out the blue 9 that your last card takes.',
      nl: 'Zo vergeet je de blauwe 9 die je laatste kaart pakt.',
      de: 'Da fehlt die blaue 9, die du mit deiner letzten Karte holst.',
    },
  },
  proof: { moves: ['b1'], causes: { type: 'scored', scores: { 0: 38 } } },
};
