import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg14: Section = {
  rule: 'GG-14',
  text: {
    en: '**Re-roll**: pick one or more dice from this roll and roll them again. It does not have to be your own roll: pick a rival’s green dice, and leave the red ones. After the new roll everybody may play tokens once more.',
    nl: '**Opnieuw gooien**: kies een of meer dobbelstenen van deze worp, en die worden opnieuw gegooid. Het hoeft niet je eigen worp te zijn: pak de groene dobbelstenen van een ander, en laat de rode liggen. Na de nieuwe worp mag iedereen weer fiches spelen.',
    de: '**Neuwurf**: Such einen oder mehrere Würfel dieses Wurfs aus; sie werden neu geworfen. Es muss nicht dein eigener Wurf sein: Nimm die grünen eines anderen und lass die roten liegen. Nach dem neuen Wurf dürfen alle wieder Chips spielen.',
  },
  examples: [
    {
      id: 'gg-14',
      rule: 'GG-14',
      title: { en: 'Once more, please', nl: 'Nog een keer, graag', de: 'Bitte noch einmal' },
      text: {
        en: 'Two red dice and a green one. On your own turn you want the red ones gone; on Ben’s turn it is the green one that bothers you.',
        nl: 'Twee rode dobbelstenen en een groene. In je eigen beurt wil je van de rode af; in die van Ben zit juist de groene je dwars.',
        de: 'Zwei rote Würfel und ein grüner. In deinem Zug willst du die roten loswerden; in Bens Zug stört dich der grüne.',
      },
      cases: [
        {
          label: { en: 'Your roll', nl: 'Jouw worp', de: 'Dein Wurf' },
          position: position({
            seats: 2,
            phase: 'rolled',
            mice: { bucket: '21' },
            tokens: ['r', ''],
            spent: ['', 'c'],
            dice: 'rrg',
            place: 'bucket',
          }),
          you: 0,
          seed: 'again',
          attempts: [
            { moves: ['reroll 1.2'], causes: { type: 'rerolling', dice: [0, 1] } },
            { moves: ['reroll 1'], causes: { type: 'rerolling', dice: [0] } },
            { moves: ['improve 1'], refused: 'GG-12' },
          ],
        },
        {
          label: { en: 'Ben’s roll', nl: 'Bens worp', de: 'Bens Wurf' },
          position: position({
            seats: 2,
            phase: 'rolled',
            turn: 1,
            mice: { bucket: '12' },
            tokens: ['r', ''],
            spent: ['', 'c'],
            dice: 'rrg',
            place: 'bucket',
          }),
          you: 0,
          seed: 'again',
          attempts: [{ moves: ['@0 reroll 3'], causes: { type: 'rerolling', dice: [2] } }],
        },
      ],
    },
  ],
};
