import type { Task } from '../../../data/types.ts';
import { position } from '../position.ts';

export const twoAtOnce: Task = {
  kind: 'task',
  id: 'two-at-once',
  title: { en: 'Two with one roll', nl: 'Twee met één worp', de: 'Zwei mit einem Wurf' },
  goal: {
    en: 'You have a 6. Spend it so that Ben loses his pile 2 and Clara her pile 4.',
    nl: 'Je hebt een 6. Gebruik hem zo dat Ben zijn stapel 2 kwijt is en Clara haar stapel 4.',
    de: 'Du hast eine 6. Nutz sie so, dass Ben seinen Stapel 2 verliert und Clara ihren Stapel 4.',
  },
  hint: {
    en: 'How many cards behind Ben are you on pile 2, and behind Clara on pile 4?',
    nl: 'Hoeveel kaarten lig je op stapel 2 achter op Ben, en op stapel 4 op Clara?',
    de: 'Wie viele Karten liegst du auf Stapel 2 hinter Ben und auf Stapel 4 hinter Clara?',
  },
  why: {
    en: 'One card on pile 2 makes three, like Ben’s. One on pile 4 makes four, like Clara’s. Together they cost 6, and both rival piles go home. Three cards on pile 2 would have run past Ben.',
    nl: 'Met één kaart op stapel 2 heb je er drie, net als Ben. Met één op stapel 4 heb je er vier, net als Clara. Samen is dat 6, en ze moeten allebei terug. Met drie kaarten op stapel 2 was je Ben gepasseerd.',
    de: 'Mit einer Karte mehr auf Stapel 2 hast du drei, wie Ben. Mit einer mehr auf Stapel 4 sind es vier, wie bei Clara. Zusammen zählt das 6, und beide müssen zurück. Mit drei Karten auf Stapel 2 wärst du an Ben vorbeigezogen.',
  },
  missed: [
    {
      event: { type: 'added', cards: [0, 3, 0, 0] },
      note: {
        en: 'Your pile 2 ran past Ben’s three cards, and pile 4 got none.',
        nl: 'Je stapel 2 passeerde Bens drie kaarten, en stapel 4 kreeg er geen.',
        de: 'Dein Stapel 2 ist an Bens drei Karten vorbeigezogen, und Stapel 4 hat keine Karte bekommen.',
      },
    },
    {
      event: { type: 'added' },
      note: {
        en: 'This is about piles 2 and 4, and neither of them has grown.',
        nl: 'Het gaat om stapel 2 en 4, en daar is niets bijgekomen.',
        de: 'Es geht um Stapel 2 und 4, und dort ist nichts dazugekommen.',
      },
    },
  ],
  position: position({ rows: ['6213', '2301', '4054'], roll: 6 }),
  solved: { type: 'captured', seat: 0, from: 2, pile: 4 },
  solution: ['+2+4'],
};
