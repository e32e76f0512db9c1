import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const keepTwo: Task = {
  kind: 'task',
  id: 'keep-two',
  title: { en: 'Stay away from the third', nl: 'Blijf van de derde af', de: 'Nimm keine dritte' },
  goal: {
    en: 'Your blue 11 and 12 are worth 23 points. There is a blue 2 in the trick. Do not win it.',
    nl: 'Je blauwe 11 en 12 zijn 23 punten waard. In de slag ligt blauw 2. Zorg dat jij die niet krijgt.',
    de: 'Deine blaue 11 und 12 sind 23 Punkte wert. Im Stich liegt Blau 2. Gewinn sie nicht.',
  },
  hint: {
    en: 'Whoever plays the highest card takes the blue 2. You must follow yellow, but you have a choice.',
    nl: 'Wie de hoogste kaart speelt, krijgt de blauwe 2. Je moet geel bekennen, maar je hebt keus.',
    de: 'Wer die höchste Karte spielt, bekommt die blaue 2. Du musst Gelb bedienen, aber du hast die Wahl.',
  },
  why: {
    en: 'The yellow 7 is neither the highest nor the lowest card: you win nothing, and sometimes nothing is best. With the yellow 10, the blue 2 would have been yours.',
    nl: 'Geel 7 is niet de hoogste en ook niet de laagste kaart: je wint niets, en soms is niets het beste. Met geel 10 was de blauwe 2 voor jou geweest.',
    de: 'Gelb 7 ist weder die höchste noch die niedrigste Karte: Du gewinnst nichts, und manchmal ist nichts das Beste. Mit Gelb 10 hättest du die blaue 2 bekommen.',
  },
  missed: [
    {
      event: { type: 'trick' },
      note: {
        en: 'The blue 2 is your third blue card: the 23 points are now 3.',
        nl: 'De blauwe 2 is je derde blauwe kaart: van de 23 punten zijn er nog 3 over.',
        de: 'Die blaue 2 ist deine dritte blaue Karte: Aus 23 Punkten sind 3 geworden.',
      },
    },
  ],
  position: position({
    leader: 1,
    trick: 'y5 y9 b2',
    hands: ['y7 y10 r3', 'g4 p8', 'r11 g1', 'p6 r7'],
    won: { 0: 'b11 b12 g8 p3' },
  }),
  solved: { type: 'trick', highest: { seat: 2 } },
  solution: ['y7'],
};
