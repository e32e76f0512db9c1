import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const twoEqual = (options: string, rest = ''): string =>
  `${position({ rows: ['1100', '0200', '2000'], roll: 3, options })}${rest}`;

export const me14: Section = {
  rule: 'ME-14',
  text: {
    en: 'If your move brings you level with several piles, the rulebook says that you _may_ capture them all. By default they [all go home](~/games/mens-erger-je-niet/rules/#me-9). With the “Several equal piles” option, you send one home and choose which of the others follow. A pile that you spare stays where it is.',
    nl: 'Kom je met één zet even hoog als meerdere stapels, dan _mag_ je ze volgens de spelregels allemaal slaan. Gewoonlijk [gaan ze allemaal terug](~/games/mens-erger-je-niet/rules/#me-9). Met de optie “Meerdere even hoge stapels” stuur je er één terug en kies je welke er nog volgen. Een stapel die je spaart, blijft liggen.',
    de: 'Sind nach deinem Zug mehrere fremde Stapel so hoch wie deine, _darfst_ du laut Anleitung alle schlagen. Üblich ist: [Alle gehen zurück](~/games/mens-erger-je-niet/rules/#me-9). Mit der Option „Mehrere gleich hohe Stapel“ schickst du einen zurück und wählst, welche noch folgen. Ein verschonter Stapel bleibt liegen.',
  },
  examples: [
    {
      id: 'me-14',
      rule: 'ME-14',
      title: { en: 'Two equal piles', nl: 'Twee even hoge stapels', de: 'Zwei gleich hohe Stapel' },
      text: {
        en: 'Add one card to pile 1 and one to pile 2: Ben’s pile 2 and Clara’s pile 1 are then as high as yours.',
        nl: 'Leg een kaart op stapel 1 en een op stapel 2: stapel 2 van Ben en stapel 1 van Clara zijn dan even hoog als die van jou.',
        de: 'Leg eine Karte auf Stapel 1 und eine auf Stapel 2: Bens Stapel 2 und Claras Stapel 1 sind dann so hoch wie deine.',
      },
      option: 'severalCaptures',
      cases: [
        {
          position: twoEqual(''),
          you: 0,
          attempts: [{ moves: ['+1+2'], causes: { type: 'captured', from: 2, pile: 1 } }],
        },
        {
          position: twoEqual('severalCaptures=may', '/'),
          you: 0,
          attempts: [
            { moves: ['+1+2', 'x1.2', 'pass'], causes: { type: 'spared', piles: 1 } },
            { moves: ['+1+2', 'x1.2', 'x2.1'], causes: { type: 'captured', from: 2 } },
            { moves: ['+1+2', 'pass'], refused: 'ME-14' },
          ],
        },
      ],
    },
  ],
};
