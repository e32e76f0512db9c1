import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg18: Section = {
  rule: 'GG-18',
  text: {
    en: '**Worsen** does the opposite. Pick one or more dice; green becomes yellow, yellow becomes red, each by one step. Red stays red. One token can spoil a whole roll: two green and two yellow dice become two yellow and two red ones.',
    nl: '**Verslechteren**: het omgekeerde. Kies een of meer dobbelstenen; groen wordt geel, geel wordt rood, telkens één stap. Rood blijft rood. Eén fiche kan een hele worp bederven: twee groene en twee gele dobbelstenen worden twee gele en twee rode.',
    de: '**Verschlechtern**: das Gegenteil. Nimm einen oder mehrere Würfel; aus Grün wird Gelb, aus Gelb wird Rot, jeweils eine Stufe. Rot bleibt rot. Ein Chip kann einen ganzen Wurf verderben: Aus zwei grünen und zwei gelben Würfeln werden zwei gelbe und zwei rote.',
  },
  examples: [
    {
      id: 'gg-18',
      rule: 'GG-18',
      title: { en: 'One step worse', nl: 'Eén stap slechter', de: 'Eine Stufe schlechter' },
      text: {
        en: 'Ben has rolled green, yellow and red on the purple box, where only his own mice stand. Spoil it for him.',
        nl: 'Ben heeft groen, geel en rood gegooid op de paarse doos, waar alleen muizen van hemzelf staan. Bederf het voor hem.',
        de: 'Ben hat auf der lila Schachtel Grün, Gelb und Rot geworfen, und dort stehen nur seine eigenen Mäuse. Verdirb ihm den Wurf.',
      },
      cases: [
        {
          position: position({
            seats: 2,
            phase: 'rolled',
            turn: 1,
            mice: { 'purple-box': '03', bucket: '20' },
            tokens: ['w', ''],
            spent: ['', 'c'],
            dice: 'gyr',
            place: 'purple-box',
          }),
          you: 0,
          attempts: [
            {
              moves: ['@0 worsen 1.2'],
              causes: { type: 'changed', kind: 'worsen', faces: ['yellow', 'red', 'red'] },
            },
            { moves: ['@0 worsen 3'], refused: 'GG-20' },
          ],
        },
      ],
    },
  ],
};
