import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const me1: Section = {
  rule: 'ME-1',
  text: {
    en: 'Everybody has a colour and its 24 cards, in four **start piles** numbered 1 to 4. Each has six cards: on top the one with the pawn on the first square, under it the second, and so on to the sixth. Above each start pile a **new pile** will grow, card by card in that order. The cards only show how far you have got: what matters is how many lie on a new pile.',
    nl: 'Iedereen heeft een kleur en daarvan 24 kaarten, in vier stapeltjes met de nummers 1 tot en met 4: de **beginstapels**. Elk stapeltje telt zes kaarten: bovenop die met de pion op het eerste vakje, daaronder het tweede, en zo door tot het zesde. Boven elke beginstapel groeit een **nieuwe stapel**, kaart voor kaart in die volgorde. De kaarten laten alleen zien hoe ver je bent: het gaat erom hoeveel er op een nieuwe stapel liggen.',
    de: 'Jeder hat eine Farbe und 24 Karten davon, in vier **Startstapeln** mit den Nummern 1 bis 4. Jeder Startstapel hat sechs Karten: obenauf die mit der Figur auf dem ersten Feld, darunter die zweite und so weiter bis zur sechsten. Über jedem Startstapel wächst ein **neuer Stapel**, Karte für Karte in dieser Reihenfolge. Die Karten zeigen nur, wie weit du bist: Es zählt, wie viele auf einem neuen Stapel liegen.',
  },
  examples: [
    {
      id: 'me-1',
      rule: 'ME-1',
      title: { en: 'The first card', nl: 'De eerste kaart', de: 'Die erste Karte' },
      text: {
        en: 'Nothing has been laid out yet, and you have rolled a 3. The top card of start pile 3 becomes the first card of new pile 3. It works the same with two players as with four.',
        nl: 'Er ligt nog niets uit, en je hebt een 3 gegooid. De bovenste kaart van beginstapel 3 wordt de eerste van nieuwe stapel 3. Met z’n tweeën gaat dat net zo als met z’n vieren.',
        de: 'Noch liegt nichts aus, und du hast eine 3 gewürfelt. Die oberste Karte von Startstapel 3 wird die erste des neuen Stapels 3. Zu zweit geht das genauso wie zu viert.',
      },
      cases: [
        {
          label: { en: '2 players', nl: '2 spelers', de: '2 Spieler' },
          position: position({ rows: ['0000', '0000'], roll: 3 }),
          attempts: [
            { moves: ['o3'], causes: { type: 'laidOut', seat: 0, pile: 3 } },
            {
              moves: ['+3'],
              refused: 'ME-5',
              note: {
                en: 'A new pile begins with its first card. Only then can cards be added.',
                nl: 'Een nieuwe stapel begint met zijn eerste kaart. Pas daarna kun je bijleggen.',
                de: 'Ein neuer Stapel beginnt mit seiner ersten Karte. Erst danach kann man anlegen.',
              },
            },
          ],
        },
        {
          label: { en: '4 players', nl: '4 spelers', de: '4 Spieler' },
          position: position({ rows: ['0000', '0000', '0000', '0000'], roll: 3 }),
          attempts: [{ moves: ['o3'], causes: { type: 'laidOut', seat: 0, pile: 3 } }],
        },
      ],
    },
  ],
};
