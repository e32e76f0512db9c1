import type { Section } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const dd14: Section = {
  rule: 'DD-14',
  text: {
    en: 'Each card that the last player still holds costs **one point**, fang or not. So a full hand at the end is a burden: get rid of your cards in time, even if that wins you a poisonous snake. When the round is over, the last hand and all the cards won lie face up until the next deal.',
    nl: 'Elke kaart die de laatste speler nog in de hand heeft, kost **één punt**, giftand of niet. Een volle hand is aan het eind dus een last: zorg dat je je kaarten op tijd kwijt bent, ook al levert het je een giftige slang op. Is de ronde uit, dan liggen de laatste hand en alle gewonnen kaarten open tot er weer wordt gedeeld.',
    de: 'Jede Karte, die der letzte Spieler noch auf der Hand hat, kostet **einen Punkt**, ob mit Giftzahn oder ohne. Viele Handkarten sind am Ende also eine Last: Werd deine Karten rechtzeitig los, auch wenn dir das eine giftige Schlange einbringt. Ist die Runde aus, liegen die übrigen Handkarten und alle gewonnenen Karten offen, bis wieder gegeben wird.',
  },
  examples: [
    {
      id: 'dd-14',
      rule: 'DD-14',
      title: { en: 'Two cards left', nl: 'Twee kaarten over', de: 'Zwei Karten übrig' },
      text: {
        en: 'Ben and Clara have shown their last cards. Pass, and you are left with two harmless snakes: minus 2. Show the black one: you are left with one, minus 1, and the trick is yours.',
        nl: 'Ben en Clara hebben hun laatste kaart getoond. Pas je, dan hou je twee ongiftige slangen over: min 2. Toon je de zwarte, dan is het min 1, en de slag is van jou.',
        de: 'Ben und Clara haben ihre letzten Karten gezeigt. Passt du, behältst du zwei harmlose Schlangen: minus 2. Zeigst du die schwarze, ist es nur minus 1, und der Stich gehört dir.',
      },
      cases: [
        {
          position: position({ hands: ['y2 b1', '', ''], turn: 0, trick: '1g3f 2g5' }),
          you: 0,
          attempts: [
            {
              moves: ['@0 pass'],
              causes: { type: 'lastHand', seat: 0, cards: [card('y2'), card('b1')] },
            },
            { moves: ['@0 b1'], causes: { type: 'lastHand', seat: 0, cards: [card('y2')] } },
            {
              moves: ['@0 b1', '@0 y2'],
              refused: 'CB-3',
              note: {
                en: 'It is too late to show your last card. The round is over, and that card costs you a point.',
                nl: 'Voor de laatste is het te laat. De ronde is uit, en die kaart kost je een punt.',
                de: 'Zu spät für deine letzte Karte: Die Runde ist aus, und sie kostet dich einen Punkt.',
              },
            },
          ],
        },
      ],
    },
  ],
};
