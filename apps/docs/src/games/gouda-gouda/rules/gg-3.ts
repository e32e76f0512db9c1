import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg3: Section = {
  rule: 'GG-3',
  text: {
    en: 'Chance picks who begins, or you choose somebody: that is the “First player” option. (At home the youngest player starts; a screen won’t ask your age.) The first player draws tokens first, puts down mice first and has the first turn. Then play goes clockwise.',
    nl: 'Het lot wijst aan wie begint, of jullie kiezen iemand: dat is de optie “Wie begint”. (Thuis begint de jongste; een scherm vraagt niet naar je leeftijd.) Wie begint, trekt als eerste fiches, zet als eerste muizen neer en heeft de eerste beurt. Daarna gaat het met de klok mee.',
    de: 'Das Los entscheidet, wer beginnt, oder ihr bestimmt jemanden: Das ist die Option „Wer beginnt“. (Zu Hause beginnt, wer am jüngsten ist; ein Bildschirm fragt nicht nach dem Alter.) Wer beginnt, zieht zuerst Chips, stellt zuerst Mäuse auf und hat den ersten Zug. Dann geht es im Uhrzeigersinn weiter.',
  },
  examples: [
    {
      id: 'gg-3',
      rule: 'GG-3',
      title: { en: 'Who begins?', nl: 'Wie begint?', de: 'Wer beginnt?' },
      text: {
        en: 'At first, chance decides, and it picks Ben. Then flip the switch: you have agreed that you will go first.',
        nl: 'Eerst beslist het lot, en het wordt Ben. Zet dan de schakelaar om: nu is afgesproken dat jij begint.',
        de: 'Zuerst entscheidet das Los, und es trifft Ben. Dann leg den Schalter um: Jetzt ist abgemacht, dass du beginnst.',
      },
      option: 'firstPlayer',
      cases: [
        {
          position: 'gouda-gouda.1/3/powers=off/first/0/0.0.0.0.0.0.0.0.0.0.0.0.0/../..//none///-1//0/',
          you: 0,
          seed: 'straw',
          attempts: [
            { moves: ['@0 start 2.2.1'], refused: 'GG-3' },
            { moves: ['@1 start 2.2.1'], causes: { type: 'placed', seat: 1 } },
          ],
        },
        {
          position: position({ seats: 3, phase: 'start', options: { firstPlayer: 0 } }),
          you: 0,
          attempts: [
            { moves: ['@0 start 2.2.1'], causes: { type: 'placed', seat: 0 } },
            { moves: ['@1 start 2.2.1'], refused: 'GG-3' },
          ],
        },
      ],
    },
    {
      id: 'gg-3-next',
      rule: 'GG-3',
      title: { en: 'And who is next?', nl: 'En wie volgt?', de: 'Und wer folgt?' },
      text: {
        en: 'You have one die left. Use it, and your turn ends: the next player clockwise begins.',
        nl: 'Je hebt nog één dobbelsteen. Daarmee eindigt je beurt, en begint die van de volgende met de klok mee.',
        de: 'Du hast noch einen Würfel. Damit endet dein Zug, und im Uhrzeigersinn folgt der nächste.',
      },
      cases: [
        {
          position: position({
            seats: 3,
            phase: 'move',
            mice: { bucket: '111', tube: '010' },
            dice: 'ssg',
            place: 'bucket',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 green 0>yellow-boxes'], causes: { type: 'turn', seat: 1 } },
            { moves: ['@1 name tube'], refused: 'GG-3' },
            { moves: ['@0 green 0>yellow-boxes', '@2 name bucket'], refused: 'GG-3' },
          ],
        },
      ],
    },
  ],
};
