import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg7: Section = {
  rule: 'GG-7',
  text: {
    en: 'Whose mice move is up to you: **any mouse at the named place**, your own or a rival’s. You also choose the link and the order of the dice. A mouse that has moved has left the place, so each die moves a different mouse; there are always enough. That is the heart of the game: send your own mice ahead, and give the red dice to the others.',
    nl: 'Jij bepaalt welke muizen lopen: **elke muis op de aangewezen plek** mag, van jezelf of van een ander. Jij kiest ook de verbinding, en de volgorde van de dobbelstenen. Een muis die heeft gelopen, staat er niet meer; elke dobbelsteen verzet dus een andere muis, en er zijn er altijd genoeg. Daar draait het om: je eigen muizen stuur je vooruit, en de rode dobbelstenen zijn voor de anderen.',
    de: 'Wessen Mäuse laufen, bestimmst du: **jede Maus am gewählten Ort**, eine eigene oder eine fremde. Du wählst auch den Weg und die Reihenfolge der Würfel. Eine Maus, die gezogen wurde, steht nicht mehr da; jeder Würfel bewegt also eine andere Maus, und es sind immer genug. Darum geht es im ganzen Spiel: Die eigenen schickst du voraus, und die roten Würfel sind für die anderen.',
  },
  examples: [
    {
      id: 'gg-7',
      rule: 'GG-7',
      title: {
        en: 'Two mice, two dice',
        nl: 'Twee muizen, twee dobbelstenen',
        de: 'Zwei Mäuse, zwei Würfel',
      },
      text: {
        en: 'One of your mice and one of Ben’s are on the yellow boxes; the dice are green and red. Clara is on the rope. Who goes where?',
        nl: 'Op de gele dozen staan een muis van jou en een van Ben; de dobbelstenen zijn groen en rood. Clara zit op het touw. Wie gaat waarheen?',
        de: 'Auf den gelben Schachteln stehen eine Maus von dir und eine von Ben; die Würfel sind grün und rot. Clara ist auf dem Seil. Wer geht wohin?',
      },
      cases: [
        {
          position: position({
            seats: 3,
            phase: 'move',
            mice: { 'yellow-boxes': '110', rope: '001' },
            dice: 'gr',
            place: 'yellow-boxes',
          }),
          you: 0,
          attempts: [
            {
              moves: ['red 1>bucket', 'green 0>purple-box'],
              causes: { type: 'moved', owner: 0, to: 'purple-box' },
            },
            {
              moves: ['green 0>purple-box', 'red 0>bucket'],
              refused: 'GG-7',
              note: {
                en: 'Your mouse has gone ahead; only Ben’s is left.',
                nl: 'Jouw muis is al vooruit; alleen die van Ben staat er nog.',
                de: 'Deine Maus ist schon vorausgelaufen; nur die von Ben ist noch da.',
              },
            },
            {
              moves: ['red 2>yellow-boxes'],
              refused: 'GG-7',
              note: {
                en: 'Clara’s mouse is not on the yellow boxes.',
                nl: 'De muis van Clara staat niet op de gele dozen.',
                de: 'Claras Maus steht nicht auf den gelben Schachteln.',
              },
            },
          ],
        },
      ],
    },
  ],
};
