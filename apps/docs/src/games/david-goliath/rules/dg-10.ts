import type { Section } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const dg10: Section = {
  rule: 'DG-10',
  text: {
    en: 'The cards you have won lie face up in front of you, sorted by colour, for all to see. Hands are secret. That is what gives the game its bite: everybody knows who must not get a third blue, and nobody knows who can give it to them.',
    nl: 'Kaarten die je hebt gewonnen, liggen open voor je, op kleur, zodat iedereen ze ziet. Wat je in je hand hebt, is geheim. Dat maakt het spel spannend: iedereen weet wie geen derde blauwe wil, en niemand weet wie hem kan geven.',
    de: 'Gewonnene Karten liegen offen vor dir, nach Farben sortiert, für alle zu sehen. Handkarten sind geheim. Das macht das Spiel spannend: Jeder weiß, wer keine dritte blaue Karte will, und niemand weiß, wer sie geben kann.',
  },
  examples: [
    {
      id: 'dg-10',
      rule: 'DG-10',
      title: { en: 'What everybody sees', nl: 'Wat iedereen ziet', de: 'Was alle sehen' },
      text: {
        en: 'You see what Ben and Clara have won, but only the backs of the cards in their hands. Take the green 9: from then on, it lies face up in front of you.',
        nl: 'Je ziet wat Ben en Clara hebben gewonnen, maar van hun hand alleen hoeveel kaarten het zijn. Pak de groene 9, dan ligt hij open voor je.',
        de: 'Du siehst, was Ben und Clara gewonnen haben, aber von ihren Handkarten nur, wie viele es sind. Nimm die grüne 9, und sie liegt offen vor dir.',
      },
      cases: [
        {
          position: position({
            leader: 1,
            trick: 'g9 g6',
            hands: ['g1 r4 r8 y2 y7 b3 b9 p5', 'r2 r6 y1 y9 b4 p3 p7', 'r1 r9 y5 y6 b2 b8 p8'],
          }),
          attempts: [
            { moves: ['g1'], causes: { type: 'trick', lowest: { seat: 0 }, highest: { card: card('g9') } } },
            {
              moves: ['g2'],
              refused: 'DG-4',
              note: {
                en: 'A card that lies face up in front of you has been won. It does not go back to your hand.',
                nl: 'Een kaart die open voor je ligt, is gewonnen. Die gaat niet terug naar je hand.',
                de: 'Eine Karte, die offen vor dir liegt, ist gewonnen. Auf die Hand kommt sie nicht zurück.',
              },
            },
          ],
        },
      ],
    },
  ],
};
