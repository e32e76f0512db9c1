import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

const hands = [
  'r2 r7 r9 y1 y4 y8 g3 g5 g9 b2 b6 b7 p1 p4 p8',
  'r1 r4 r5 y2 y5 y9 g1 g6 g7 b3 b5 b9 p2 p5 p9',
  'r3 r6 r8 y3 y6 y7 g2 g4 g8 b1 b4 b8 p3 p6 p7',
];

export const dg3: Section = {
  rule: 'DG-3',
  text: {
    en: 'At the kitchen table, the tallest player deals first. A screen cannot measure you, so chance picks the first dealer, or you choose one with the “First dealer” option. After each deal, the cards pass to the next dealer, clockwise. Whoever sits **to the left of the dealer leads** the first trick, so everybody leads first about equally often.',
    nl: 'Aan de keukentafel deelt de langste speler als eerste. Een tafel op het scherm kan niet zien hoe lang je bent, dus wordt de eerste deler geloot; of je wijst er een aan met de optie “Eerste deler”. Na elke ronde gaan de kaarten een plaats verder, met de klok mee. Wie **links van de deler** zit, **komt uit** voor de eerste slag: zo mag iedereen ongeveer even vaak beginnen.',
    de: 'Am Küchentisch gibt zuerst, wer am größten ist. Der Bildschirm weiß nicht, wie groß ihr seid, also wird der erste Geber ausgelost; oder ihr bestimmt ihn mit der Option „Erster Geber“. Nach jedem Durchgang gibt der Nächste im Uhrzeigersinn. Wer **links vom Geber** sitzt, **spielt** zum ersten Stich **aus**: So fängt jeder ungefähr gleich oft an.',
  },
  examples: [
    {
      id: 'dg-3',
      rule: 'DG-3',
      title: { en: 'Who leads?', nl: 'Wie komt uit?', de: 'Wer spielt aus?' },
      text: {
        en: 'The same cards, two dealers. If the player on your right has dealt, you lead. If you have dealt, the next player leads, and your card has to wait.',
        nl: 'Dezelfde kaarten, twee delers. Heeft je rechterbuur gedeeld, dan kom jij uit. Heb je zelf gedeeld, dan komt de volgende uit en moet je kaart wachten.',
        de: 'Dieselben Karten, zwei Geber. Hat dein rechter Nachbar gegeben, spielst du aus. Hast du selbst gegeben, spielt der Nächste aus, und deine Karte muss warten.',
      },
      option: 'firstDealer',
      cases: [
        {
          position: position({ options: 'firstDealer=2', dealer: 2, leader: 0, hands }),
          you: 0,
          attempts: [{ moves: ['r9'], causes: { type: 'played', seat: 0 } }],
        },
        {
          position: position({ options: 'firstDealer=0', dealer: 0, leader: 1, hands }),
          you: 0,
          attempts: [{ moves: ['@0 r9'], refused: 'DG-4' }],
        },
      ],
    },
  ],
};
