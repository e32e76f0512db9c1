import type { Section } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const dg8: Section = {
  rule: 'DG-8',
  text: {
    en: 'Once in a while the whole trick is a tie: all cards show the same number. Then the order decides: the **last** card is the highest, the **one before it** the lowest. With six players this cannot happen, because there are only five colours.',
    nl: 'Heel soms is het een gelijkspel: alle kaarten van een slag hebben hetzelfde getal. Dan beslist de volgorde: de **laatste** kaart is de hoogste, **die ervoor** de laagste. Met z’n zessen kan dit niet gebeuren, want er zijn maar vijf kleuren.',
    de: 'Ganz selten herrscht Gleichstand: Alle Karten eines Stichs zeigen dieselbe Zahl. Dann entscheidet die Reihenfolge: Die **letzte** Karte ist die höchste, **die davor** die niedrigste. Zu sechst kann das nicht vorkommen, denn es gibt nur fünf Farben.',
  },
  examples: [
    {
      id: 'dg-8',
      rule: 'DG-8',
      title: { en: 'Three fives', nl: 'Drie vijven', de: 'Drei Fünfen' },
      text: {
        en: 'There are two fives in the trick, and you could play the third. Do you want to?',
        nl: 'Er liggen twee vijven, en jij kunt de derde spelen. Wil je dat?',
        de: 'Zwei Fünfen liegen da, und du könntest die dritte spielen. Willst du?',
      },
      cases: [
        {
          position: position({ leader: 1, trick: 'g5 r5', hands: ['b5 y1 p7', 'g8 y3', 'b9 p2'] }),
          attempts: [
            {
              moves: ['b5'],
              causes: {
                type: 'trick',
                rule: 'DG-8',
                highest: { seat: 0, card: card('b5') },
                lowest: { seat: 2, card: card('r5') },
              },
            },
            {
              moves: ['b5', '@2 b9'],
              refused: 'DG-4',
              note: {
                en: 'Clara’s 5 is the lowest now. She takes yours, and you lead.',
                nl: 'De 5 van Clara is nu de laagste. Zij pakt de jouwe, en jij komt uit.',
                de: 'Claras 5 ist jetzt die niedrigste. Clara nimmt deine 5, und du spielst aus.',
              },
            },
            {
              moves: ['y1'],
              causes: { type: 'trick', lowest: { seat: 0 }, highest: { seat: 2, card: card('r5') } },
              note: {
                en: 'Of the two fives, the later one is the highest.',
                nl: 'Van de twee vijven is de laatst gespeelde de hoogste.',
                de: 'Von den zwei Fünfen ist die spätere die höchste.',
              },
            },
          ],
        },
      ],
    },
  ],
};
