import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const positionNearBox = (options: { cheeseAt?: 'purple-box' }): string =>
  position({
    seats: 2,
    phase: 'move',
    options,
    mice: { 'yellow-boxes': '11' },
    dice: 'gs',
    place: 'yellow-boxes',
  });

export const gg11: Section = {
  rule: 'GG-11',
  text: {
    en: 'The cheese is on the **table**. With the “The cheese is on” option, you can put it on the **purple box** instead, by the newspapers and the books: three steps from the barrel (four on the long board), and a much shorter game. That is good for small children and for a first game. With [scattered cheeses](~/games/gouda-gouda/rules/#gg-22) this option changes nothing.',
    nl: 'De kaas ligt op de **tafel**. Met de optie “De kaas ligt op” leg je hem op de **paarse doos**, bij de kranten en de boeken: drie stappen van de ton (vier op het lange bord), en een veel korter spel. Dat is goed voor kleine kinderen, en voor de eerste keer. Liggen de [kazen verspreid](~/games/gouda-gouda/rules/#gg-22), dan doet deze optie niets.',
    de: 'Der Käse liegt auf dem **Tisch**. Mit der Option „Der Käse liegt auf“ legt ihr ihn auf die **lila Schachtel** bei den Zeitungen und den Büchern: drei Schritte vom Fass (vier auf dem langen Plan), also ein viel kürzeres Spiel. Das ist gut für kleine Kinder und fürs erste Mal. Bei [verstreutem Käse](~/games/gouda-gouda/rules/#gg-22) ändert diese Option nichts.',
  },
  examples: [
    {
      id: 'gg-11',
      rule: 'GG-11',
      title: { en: 'The purple box', nl: 'De paarse doos', de: 'Die lila Schachtel' },
      text: {
        en: 'Your mouse is one step from the purple box, and you have a green die. Is that halfway there, or the end?',
        nl: 'Je muis is één stap van de paarse doos af, en je hebt een groene dobbelsteen. Is dat halverwege, of het einde?',
        de: 'Deine Maus ist einen Schritt von der lila Schachtel entfernt, und du hast einen grünen Würfel. Ist das der halbe Weg oder schon das Ende?',
      },
      option: 'cheeseAt',
      cases: [
        {
          position: positionNearBox({}),
          you: 0,
          attempts: [
            { moves: ['green 0>purple-box'], causes: { type: 'turn', seat: 1 } },
            { moves: ['green 0>table'], refused: 'GG-6' },
          ],
        },
        {
          position: positionNearBox({ cheeseAt: 'purple-box' }),
          you: 0,
          attempts: [
            { moves: ['green 0>purple-box'], causes: { type: 'over', winner: 0 } },
            { moves: ['green 1>purple-box'], causes: { type: 'over', winner: 1 } },
          ],
        },
      ],
    },
  ],
};
