import type { Question } from '../../../data/types.ts';
import { position } from '../position.ts';

export const whoTakes: Question = {
  kind: 'question',
  id: 'who-takes',
  title: { en: 'Who gets Goliath?', nl: 'Wie krijgt Goliath?', de: 'Wer bekommt Goliath?' },
  goal: {
    en: 'Look at the table: you are about to play your only red card, the red 7. Who takes the highest card?',
    nl: 'Kijk naar de tafel: je gaat je enige rode kaart spelen, rood 7. Wie pakt de hoogste kaart?',
    de: 'Schau auf den Tisch: Du spielst gleich deine einzige rote Karte, Rot 7. Wer nimmt die höchste Karte?',
  },
  hint: {
    en: 'There are two threes. Which of them counts as the lowest?',
    nl: 'Er liggen twee drieën. Welke telt als de laagste?',
    de: 'Da liegen zwei Dreien. Welche gilt als die niedrigste?',
  },
  why: {
    en: 'Two threes are equally low, so the one played last is the lowest: Dennis’s green 3. He takes Clara’s red 12; Clara takes the rest.',
    nl: 'Twee drieën zijn even laag, dus is de laatst gespeelde de laagste: de groene 3 van Dennis. Hij pakt Clara’s rode 12; Clara pakt de rest.',
    de: 'Zwei Dreien sind gleich niedrig, also ist die zuletzt gespielte die niedrigste: die grüne 3 von Dennis. Er nimmt Claras rote 12; Clara nimmt den Rest.',
  },
  position: position({
    leader: 1,
    trick: 'r3 r12 g3',
    hands: ['r7 y2 p5', 'r5 b8', 'g10 y6', 'b4 p9'],
  }),
  answers: [
    { en: 'You', nl: 'Jij', de: 'Du' },
    { en: 'Ben, with the red 3', nl: 'Ben, met rood 3', de: 'Ben, mit Rot 3' },
    { en: 'Dennis, with the green 3', nl: 'Dennis, met groen 3', de: 'Dennis, mit Grün 3' },
  ],
  right: 2,
  mistakes: {
    0: {
      en: 'Your 7 is not the lowest card.',
      nl: 'Jouw 7 is niet de laagste kaart.',
      de: 'Deine 7 ist nicht die niedrigste Karte.',
    },
    1: {
      en: 'Ben’s 3 is as low as Dennis’s, but it was played first.',
      nl: 'Bens 3 is even laag als die van Dennis, maar hij is eerder gespeeld.',
      de: 'Bens 3 ist so niedrig wie die von Dennis, aber sie wurde früher gespielt.',
    },
  },
  proof: { moves: ['r7'], causes: { type: 'trick', lowest: { seat: 3 }, highest: { seat: 2 } } },
};
