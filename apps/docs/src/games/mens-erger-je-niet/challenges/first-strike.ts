import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const firstStrike: Task = {
  kind: 'task',
  id: 'first-strike',
  title: {
    en: 'A first card that hurts',
    nl: 'Een eerste kaart die pijn doet',
    de: 'Eine erste Karte, die wehtut',
  },
  goal: {
    en: 'You have a 6, and two piles to open. Send one of Clara’s piles home.',
    nl: 'Je hebt een 6, en je kunt twee stapels openen. Stuur een stapel van Clara terug.',
    de: 'Du hast eine 6 und kannst zwei Stapel öffnen. Schick einen Stapel von Clara zurück.',
  },
  hint: {
    en: 'A pile you have just opened is one card high. Which of Clara’s piles is also one card high?',
    nl: 'Een stapel die je net hebt uitgelegd, is één kaart hoog. Welke stapel van Clara is ook één kaart hoog?',
    de: 'Ein frisch ausgelegter Stapel ist eine Karte hoch. Auf welchen von Claras Stapeln trifft das auch zu?',
  },
  why: {
    en: 'Clara has just opened pile 4. Your own first card on pile 4 makes you level, and hers goes home. The 6 gives you another roll on top.',
    nl: 'Clara heeft stapel 4 net geopend. Met jouw eerste kaart op stapel 4 ben je even hoog, en moet die van haar terug. En na een 6 gooi je nog een keer.',
    de: 'Clara hat Stapel 4 gerade geöffnet. Mit deiner ersten Karte auf Stapel 4 bist du genauso hoch, und Claras Karte muss zurück. Und wegen der 6 würfelst du noch einmal.',
  },
  missed: [
    {
      event: { type: 'laidOut', pile: 1 },
      note: {
        en: 'Your pile 1 has one card, and Clara’s has three: that is not level.',
        nl: 'Op jouw stapel 1 ligt één kaart, op die van Clara liggen er drie: dat is niet even hoog.',
        de: 'Auf deinem Stapel 1 liegt eine Karte, auf dem von Clara liegen drei: Das ist nicht gleich hoch.',
      },
    },
    {
      event: { type: 'added' },
      note: {
        en: 'That makes none of your piles as high as Clara’s.',
        nl: 'Daarmee is geen van je stapels even hoog als die van Clara.',
        de: 'Damit ist keiner deiner Stapel so hoch wie der von Clara.',
      },
    },
  ],
  position: position({ rows: ['0320', '2100', '3051'], roll: 6 }),
  solved: { type: 'captured', seat: 0, from: 2 },
  solution: ['o4'],
};
