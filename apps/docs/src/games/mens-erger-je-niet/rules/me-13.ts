import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const six = (options: string): string => position({ rows: ['0210', '3040'], roll: 6, options });

export const me13: Section = {
  rule: 'ME-13',
  text: {
    en: 'The rulebook says that you _may_ roll again after a 6. By default you [always do](~/games/mens-erger-je-niet/rules/#me-7): a roll is rarely bad. With the “Roll again after a 6” option, you decide each time. Sometimes a roll would force a pile to a dangerous height.',
    nl: 'In de spelregels staat dat je na een 6 nog eens _mag_ gooien. Gewoonlijk [doe je dat altijd](~/games/mens-erger-je-niet/rules/#me-7): een extra worp kan zelden kwaad. Met de optie “Nog eens gooien na een 6” beslis je dat elke keer zelf. Soms dwingt een worp je om een stapel op een gevaarlijke hoogte te brengen.',
    de: 'In der Anleitung steht, dass du nach einer 6 noch einmal würfeln _darfst_. Üblich ist, es [immer zu tun](~/games/mens-erger-je-niet/rules/#me-7): Ein Wurf schadet selten. Mit der Option „Nach einer 6 noch einmal würfeln“ entscheidest du jedes Mal. Manchmal zwingt ein Wurf einen Stapel auf eine gefährliche Höhe.',
  },
  examples: [
    {
      id: 'me-13',
      rule: 'ME-13',
      title: { en: 'Once more, or not', nl: 'Nog eens, of niet', de: 'Noch einmal oder nicht' },
      text: {
        en: 'You have a 6. Lay out pile 4. Then you roll again; with the option, you are asked first.',
        nl: 'Je hebt een 6. Leg stapel 4 uit. Dan gooi je nog eens; met de optie wordt het je eerst gevraagd.',
        de: 'Du hast eine 6. Leg Stapel 4 aus. Dann würfelst du noch einmal; mit dieser Option wirst du erst gefragt.',
      },
      option: 'extraRoll',
      cases: [
        {
          position: six(''),
          seed: 'gouda',
          attempts: [
            { moves: ['o4'], causes: { type: 'again', seat: 0 } },
            { moves: ['pass'], refused: 'ME-8' },
          ],
        },
        {
          position: six('extraRoll=may'),
          seed: 'gouda',
          attempts: [
            { moves: ['o4', 'pass'], causes: { type: 'declined', seat: 0 } },
            { moves: ['o4', 'roll'], causes: { type: 'rolled', seat: 0 } },
            { moves: ['o4', '@0 +2'], refused: 'ME-13' },
          ],
        },
      ],
    },
  ],
};
