import type { Task } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const purple18: Task = {
  kind: 'task',
  id: 'purple-18',
  title: { en: 'Take the purple 18', nl: 'Pak de paarse 18', de: 'Nimm die lila 18' },
  goal: {
    en: 'Six players. Dennis could not follow, so he threw in the purple 18. It is the largest mouse of all. Get it.',
    nl: 'Zes spelers. Dennis kon niet bekennen en heeft de paarse 18 weggegooid. Het is de dikste muis van allemaal. Pak hem.',
    de: 'Sechs Spieler. Dennis konnte nicht bedienen und hat die lila 18 abgeworfen. Sie ist die dickste Maus von allen. Hol sie dir.',
  },
  hint: {
    en: 'Who gets the highest card? Look for the lowest number in the trick.',
    nl: 'Wie krijgt de hoogste kaart? Zoek het laagste getal dat er ligt.',
    de: 'Wer bekommt die höchste Karte? Such die niedrigste Zahl, die da liegt.',
  },
  why: {
    en: 'The blue 4 was the lowest so far. Your blue 3 is lower, so you take the highest card, and that is the purple 18. With the blue 17 the prize would have gone to Ben.',
    nl: 'Blauw 4 was tot nu toe de laagste. Jouw blauwe 3 is lager, dus pak jij de hoogste kaart, en dat is de paarse 18. Met de blauwe 17 was de buit voor Ben geweest.',
    de: 'Blau 4 war bisher die niedrigste. Deine blaue 3 ist niedriger, also nimmst du die höchste Karte, und das ist die lila 18. Mit der blauen 17 wäre die Beute an Ben gegangen.',
  },
  missed: [
    {
      event: { type: 'trick' },
      note: {
        en: 'Ben’s 4 stayed the lowest card, so the 18 went to him.',
        nl: 'Bens 4 bleef de laagste kaart, dus ging de 18 naar hem.',
        de: 'Bens 4 blieb die niedrigste Karte, also ging die 18 an ihn.',
      },
    },
  ],
  position: position({
    leader: 1,
    trick: 'b4 b11 p18 b9 b14',
    hands: ['b3 b17 r12 y6', 'r5 y9 g2', 'g16 y1 p7', 'r8 g13 y15', 'p2 r14 g9', 'y11 g6 p10'],
    won: { 0: 'p16 r2 g4' },
  }),
  solved: { type: 'trick', lowest: { seat: 0 }, highest: { card: card('p18') } },
  solution: ['b3'],
};
