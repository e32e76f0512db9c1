import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const lastSix = (options: string): string => position({ rows: ['6366', '2140', '0213'], roll: 6, options });

export const me11: Section = {
  rule: 'ME-11',
  text: {
    en: 'The first player with **four full new piles** wins at once: even after a 6 there is no further roll. The others share second place. With the “Play for places” option, they play on until only one is left; whoever has finished is skipped.',
    nl: 'Wie het eerst **vier volle nieuwe stapels** heeft, wint, en wel meteen: ook na een 6 wordt er niet meer gegooid. De anderen delen de tweede plaats. Met de optie “Om de plaatsen spelen” gaan zij door tot er één over is; wie klaar is, wordt overgeslagen.',
    de: 'Wer zuerst **vier volle neue Stapel** hat, gewinnt, und zwar sofort: Auch nach einer 6 wird nicht mehr gewürfelt. Die anderen teilen sich den zweiten Platz. Mit der Option „Um die Plätze spielen“ spielen sie weiter, bis einer übrig ist; wer fertig ist, wird übersprungen.',
  },
  examples: [
    {
      id: 'me-11',
      rule: 'ME-11',
      title: { en: 'The last three cards', nl: 'De laatste drie kaarten', de: 'Die letzten drei Karten' },
      text: {
        en: 'You need three more cards on pile 2, and you have a 6. Put them down. By the usual rule the game is over; when you play for places, Ben rolls next.',
        nl: 'Je mist nog drie kaarten op stapel 2, en je hebt een 6. Leg ze bij. Volgens de gewone regel is het spel uit; speel je om de plaatsen, dan gooit Ben.',
        de: 'Dir fehlen noch drei Karten auf Stapel 2, und du hast eine 6. Leg sie an. Nach der üblichen Regel ist das Spiel aus; spielt ihr um die Plätze, würfelt jetzt Ben.',
      },
      option: 'playForPlaces',
      cases: [
        {
          position: lastSix(''),
          you: 0,
          seed: 'cheese',
          attempts: [
            { moves: ['+2+2+2'], causes: { type: 'over', winners: [0], ranking: [1, 2, 2] } },
            { moves: ['+2+2'], refused: 'ME-5' },
          ],
        },
        {
          position: lastSix('playForPlaces=on'),
          you: 0,
          seed: 'cheese',
          attempts: [
            { moves: ['+2+2+2'], causes: { type: 'finished', seat: 0, place: 1 } },
            { moves: ['+2+2+2', '@0 +2'], refused: 'ME-2' },
          ],
        },
      ],
    },
  ],
};
