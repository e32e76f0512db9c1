import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const lastCardOfDeal = (options: string): string =>
  position({ options, leader: 1, dealer: 0, trick: 'r5 b3', hands: ['g7', '', ''] });

export const dg2: Section = {
  rule: 'DG-2',
  text: {
    en: 'A deal has 15 tricks. A game has as many deals as there are players, so that everybody deals once. If you want it shorter or longer, agree on a number from 1 to 20 before you start: that is the “Deals” option.',
    nl: 'Een ronde heeft 15 slagen. Een spel heeft net zoveel rondes als spelers, zodat iedereen een keer heeft gedeeld. Wil je het korter of langer, spreek dan vooraf een aantal van 1 tot en met 20 af: dat is de optie “Rondes”.',
    de: 'Ein Durchgang hat 15 Stiche. Ein Spiel hat so viele Durchgänge wie Spieler, damit jeder einmal gegeben hat. Wer es kürzer oder länger mag, einigt sich vorher auf eine Zahl von 1 bis 20: Das ist die Option „Durchgänge“.',
  },
  examples: [
    {
      id: 'dg-2',
      rule: 'DG-2',
      title: {
        en: 'The last card of the first deal',
        nl: 'De laatste kaart van de eerste ronde',
        de: 'Die letzte Karte des ersten Durchgangs',
      },
      text: {
        en: 'Play your last card. If you are playing as many deals as there are players, the next one is now dealt. If you are playing only one, the game is over.',
        nl: 'Speel je laatste kaart. Bij evenveel rondes als spelers wordt er opnieuw gedeeld; bij één ronde is het spel uit.',
        de: 'Spiel deine letzte Karte. Habt ihr so viele Durchgänge wie Spieler ausgemacht, wird neu gegeben; war es nur einer, ist das Spiel aus.',
      },
      option: 'deals',
      cases: [
        { position: lastCardOfDeal(''), attempts: [{ moves: ['g7'], causes: { type: 'scored', deal: 0 } }] },
        {
          position: lastCardOfDeal('deals=1'),
          attempts: [
            { moves: ['g7'], causes: { type: 'over' } },
            {
              moves: ['g7', '@1 r1'],
              refused: 'CB-2',
              note: {
                en: 'You agreed on one deal, so the game is over.',
                nl: 'Jullie hadden één ronde afgesproken, dus het spel is uit.',
                de: 'Ihr hattet einen Durchgang ausgemacht, also ist das Spiel aus.',
              },
            },
          ],
        },
      ],
    },
  ],
};
