import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg1: Section = {
  rule: 'GG-1',
  text: {
    en: 'The pantry is a web of places. At the very back stands the green **barrel**, with a crate on either side; in front, on the **table**, lies the cheese. Planks, tubes, ropes and books join the places: a mouse moves from one to the next along such a link, never through the air. The path through the middle is the fastest: barrel, bucket, yellow boxes, purple box, newspapers, a stool, table: **six steps**. Between any two places in the middle there is also a side step, which costs a mouse one extra move. With the “Board” option, you can add two places, the plank and the bottle, which make the path seven steps long.',
    nl: 'De voorraadkamer is een web van plekken. Helemaal achteraan staat de groene **ton**, met aan elke kant een kist; vooraan, op de **tafel**, ligt de kaas. Planken, buizen, touwen en boeken verbinden de plekken: een muis loopt langs zo’n verbinding van de ene naar de volgende, nooit door de lucht. Door het midden gaat het het snelst: ton, emmer, gele dozen, paarse doos, kranten, een kruk, tafel. Dat zijn **zes stappen**. Tussen elke twee plekken in het midden ligt ook een omweg, en die kost een muis een stap extra. Met de optie “Bord” komen er twee plekken bij, de plank en de fles, en is de weg zeven stappen lang.',
    de: 'Die Speisekammer ist ein Netz aus Orten. Ganz hinten steht das grüne **Fass**, mit einer Kiste auf jeder Seite; vorn, auf dem **Tisch**, liegt der Käse. Bretter, Röhren, Seile und Bücher verbinden die Orte: Eine Maus läuft auf so einer Verbindung von einem Ort zum nächsten, nie durch die Luft. Durch die Mitte geht es am schnellsten: Fass, Eimer, gelbe Schachteln, lila Schachtel, Zeitungen, ein Hocker, Tisch: **sechs Schritte**. Zwischen je zwei Orten in der Mitte liegt auch ein Umweg, und der kostet eine Maus einen Schritt mehr. Mit der Option „Spielplan“ kommen zwei Orte dazu, das Brett und die Flasche, und der Weg ist sieben Schritte lang.',
  },
  examples: [
    {
      id: 'gg-1',
      rule: 'GG-1',
      title: { en: 'From the bucket onwards', nl: 'Vanaf de emmer verder', de: 'Vom Eimer aus weiter' },
      text: {
        en: 'Your mouse stands on the bucket, and the die is green. See where the links lead, on the short board and on the long one.',
        nl: 'Jouw muis staat op de emmer, en de dobbelsteen is groen. Kijk waar de verbindingen heen gaan, op het korte bord en op het lange.',
        de: 'Deine Maus steht auf dem Eimer, und der Würfel ist grün. Schau, wohin die Verbindungen führen, auf dem kurzen Plan und auf dem langen.',
      },
      option: 'board',
      cases: [
        {
          position: position({ seats: 2, phase: 'move', mice: { bucket: '10' }, dice: 'g', place: 'bucket' }),
          attempts: [
            { moves: ['green 0>yellow-boxes'], causes: { type: 'moved', to: 'yellow-boxes' } },
            { moves: ['green 0>tube'], causes: { type: 'moved', to: 'tube' } },
            { moves: ['green 0>purple-box'], refused: 'GG-6' },
          ],
        },
        {
          position: position({
            seats: 2,
            phase: 'move',
            options: { board: 'long' },
            mice: { bucket: '10' },
            dice: 'g',
            place: 'bucket',
          }),
          attempts: [
            { moves: ['green 0>bottle'], causes: { type: 'moved', to: 'bottle' } },
            { moves: ['green 0>plank'], causes: { type: 'moved', to: 'plank' } },
            { moves: ['green 0>yellow-boxes'], refused: 'GG-6' },
          ],
        },
      ],
    },
  ],
};
