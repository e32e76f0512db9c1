import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const lastCardOfRound = (options: string): string =>
  position({ options, hands: ['b3', '', ''], turn: 0, trick: '1g5', firstLeader: 0 });

export const dd3: Section = {
  rule: 'DD-3',
  text: {
    en: 'Agree beforehand on how many rounds you will play. Usually there are as many rounds as players, so that everybody gets to lead first once. With the “Rounds” option, you can also choose a number from 1 to 20. One round is over quickly, and one bad trick can decide it; over several rounds luck evens out.',
    nl: 'Spreek vooraf af hoeveel rondes je speelt. Meestal zijn het er evenveel als spelers, zodat iedereen een keer als eerste uitkomt. Met de optie “Rondes” kun je ook een ander aantal kiezen, van 1 tot en met 20. Eén ronde is zo gespeeld, en één slechte slag kan dan beslissen; over meer rondes wordt het geluk eerlijker verdeeld.',
    de: 'Einigt euch vorher, wie viele Runden ihr spielt. Üblich sind so viele Runden wie Spieler, damit jeder einmal eine Runde beginnt. Mit der Option „Runden“ geht auch eine Zahl von 1 bis 20. Eine einzelne Runde ist schnell vorbei, und ein schlechter Stich kann sie entscheiden; über mehrere Runden gleicht sich das Glück aus.',
  },
  examples: [
    {
      id: 'dd-3',
      rule: 'DD-3',
      title: {
        en: 'The last card of the first round',
        nl: 'De laatste kaart van de eerste ronde',
        de: 'Die letzte Karte der ersten Runde',
      },
      text: {
        en: 'Show your last card; nobody else has one. If you are playing as many rounds as there are players, the next one is now dealt. If you are playing only one, the game is over.',
        nl: 'Toon je laatste kaart; niemand anders heeft er nog een. Bij evenveel rondes als spelers wordt er opnieuw gedeeld; bij één ronde is het spel uit.',
        de: 'Zeig deine letzte Karte; sonst hat niemand mehr eine. Habt ihr so viele Runden wie Spieler ausgemacht, wird neu gegeben; war es nur eine, ist das Spiel aus.',
      },
      option: 'rounds',
      cases: [
        {
          position: lastCardOfRound(''),
          you: 0,
          attempts: [{ moves: ['@0 b3'], causes: { type: 'scored', round: 0 } }],
        },
        {
          position: lastCardOfRound('rounds=1'),
          you: 0,
          attempts: [
            { moves: ['@0 b3'], causes: { type: 'over' } },
            {
              moves: ['@0 b3', '@1 pass'],
              refused: 'CB-2',
              note: {
                en: 'You agreed on one round, so the game is over.',
                nl: 'Jullie hadden één ronde afgesproken, dus het spel is uit.',
                de: 'Ihr hattet eine Runde ausgemacht, also ist das Spiel aus.',
              },
            },
          ],
        },
      ],
    },
  ],
};
