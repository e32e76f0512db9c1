import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg17: Section = {
  rule: 'GG-17',
  text: {
    en: '**Improve**: pick one or more dice. Red becomes yellow, yellow becomes green, each by one step. Green stays green: it cannot get any better.',
    nl: '**Verbeteren**: kies een of meer dobbelstenen. Rood wordt geel, geel wordt groen, telkens één stap. Groen blijft groen: beter bestaat niet.',
    de: '**Verbessern**: Nimm einen oder mehrere Würfel. Aus Rot wird Gelb, aus Gelb wird Grün, jeweils eine Stufe. Grün bleibt grün: Besser geht es nicht.',
  },
  examples: [
    {
      id: 'gg-17',
      rule: 'GG-17',
      title: { en: 'One step better', nl: 'Eén stap beter', de: 'Eine Stufe besser' },
      text: {
        en: 'Red, yellow, green: your roll for the bucket. Pick as many dice as you like; the token is gone after that.',
        nl: 'Rood, geel, groen: jouw worp voor de emmer. Kies zoveel dobbelstenen als je wilt; daarna is de fiche op.',
        de: 'Rot, Gelb, Grün: dein Wurf für den Eimer. Nimm so viele Würfel, wie du magst; danach ist der Chip weg.',
      },
      cases: [
        {
          position: position({
            seats: 2,
            phase: 'rolled',
            mice: { bucket: '21' },
            tokens: ['i', ''],
            spent: ['', 'c'],
            dice: 'ryg',
            place: 'bucket',
          }),
          you: 0,
          attempts: [
            {
              moves: ['improve 1.2'],
              causes: { type: 'changed', kind: 'improve', faces: ['yellow', 'green', 'green'] },
            },
            {
              moves: ['improve 2'],
              causes: { type: 'changed', kind: 'improve', faces: ['red', 'green', 'green'] },
            },
            { moves: ['improve 3'], refused: 'GG-20' },
          ],
        },
      ],
    },
  ],
};
