import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dd6: Section = {
  rule: 'DD-6',
  text: {
    en: `Higher means one of two things:

- a **higher number in the colour** of the card that is now the highest,
- **any number in a colour that has not been shown** in this trick yet. A 1 of a new colour beats everything.

A colour that has been overtaken is dead for the rest of the trick. Once the third colour has been shown, only that colour can go higher. So in every trick the colours get an order of their own: the first is the lowest, the last the highest.`,
    nl: `Er zijn twee manieren om hoger te gaan:

- een **hoger cijfer in de kleur** van de kaart die nu de hoogste is,
- **elk cijfer in een kleur die in deze slag nog niet is getoond**. Een 1 van een nieuwe kleur gaat overal overheen.

Een kleur die is overtroffen, is voor de rest van de slag dood. Is de derde kleur eenmaal op tafel, dan telt alleen die nog. In elke slag krijgen de kleuren zo hun eigen volgorde: de eerste is de laagste, de laatste de hoogste.`,
    de: `Als höher gilt zweierlei:

- eine **höhere Zahl in der Farbe** der Karte, die gerade die höchste ist,
- **jede Zahl in einer Farbe, die in diesem Stich noch nicht gezeigt wurde**. Eine 1 in einer neuen Farbe geht über alles.

Eine Farbe, die überboten ist, ist für den Rest des Stichs tot. Ist die dritte Farbe gezeigt, geht es nur noch mit ihr weiter. So bekommen die Farben in jedem Stich ihre eigene Rangfolge: Die erste ist die niedrigste, die letzte die höchste.`,
  },
  examples: [
    {
      id: 'dd-6',
      rule: 'DD-6',
      title: { en: 'Beating a green 3', nl: 'Over een groene 3 heen', de: 'Über eine grüne 3' },
      text: {
        en: 'Ben has led yellow, and Clara has beaten it with a green 3. Try everything you have: yellow 5, green 2, green 5, black 1.',
        nl: 'Ben is uitgekomen met geel, Clara ging eroverheen met een groene 3. Probeer alles wat je hebt: geel 5, groen 2, groen 5, zwart 1.',
        de: 'Ben hat mit Gelb begonnen, Clara ist mit einer grünen 3 darübergegangen. Probier alles aus, was du hast: Gelb 5, Grün 2, Grün 5, Schwarz 1.',
      },
      cases: [
        {
          position: position({
            hands: ['y5 g2 g5f b1', 'y1 g4 b3 b4f', 'y3f g1 b2f b5'],
            turn: 0,
            trick: '1y4 2g3',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 y5'], refused: 'DD-6' },
            { moves: ['@0 g2'], refused: 'DD-6' },
            { moves: ['@0 g5f'], causes: { type: 'shown', seat: 0, rule: 'DD-6', number: 5 } },
            { moves: ['@0 b1'], causes: { type: 'shown', seat: 0, rule: 'DD-6', colour: 'black' } },
          ],
        },
      ],
    },
    {
      id: 'dd-6-third',
      rule: 'DD-6',
      title: { en: 'The third colour', nl: 'De derde kleur', de: 'Die dritte Farbe' },
      text: {
        en: 'Four players, and all three colours have been shown: yellow, then green, then a black 2. Your sixes are worth nothing here.',
        nl: 'Vier spelers, en alle drie de kleuren zijn getoond: geel, toen groen, toen een zwarte 2. Aan je zessen heb je hier niets.',
        de: 'Vier Spieler, und alle drei Farben sind gezeigt: Gelb, dann Grün, dann eine schwarze 2. Deine Sechsen nützen hier nichts.',
      },
      cases: [
        {
          position: position({
            hands: ['y6 g6f b1f b3', 'y1 g2 b6f', 'y2f g5 b4', 'y5 g1f b5'],
            turn: 0,
            trick: '1y4 2g3 3b2',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 y6'], refused: 'DD-6' },
            { moves: ['@0 g6f'], refused: 'DD-6' },
            { moves: ['@0 b1f'], refused: 'DD-6' },
            { moves: ['@0 b3'], causes: { type: 'shown', seat: 0, colour: 'black', number: 3 } },
          ],
        },
      ],
    },
  ],
};
