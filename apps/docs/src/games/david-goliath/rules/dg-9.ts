import type { Section } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const dg9: Section = {
  rule: 'DG-9',
  text: {
    en: 'This is the heart of the game. Whoever played the **lowest** card takes the **highest** card. Whoever played the highest card takes **all the others**, and leads the next trick. So David runs off with Goliath, and Goliath’s owner sweeps up the rest. If your card is the highest, you never win it yourself.',
    nl: 'Dit is het hart van het spel. Wie de **laagste** kaart heeft gespeeld, pakt de **hoogste**. Wie de hoogste heeft gespeeld, pakt **alle andere** en komt uit voor de volgende slag. Zo gaat David er met Goliath vandoor, en veegt de baas van Goliath de rest bij elkaar. Niemand wint ooit een kaart die hij zelf als hoogste speelde.',
    de: 'Das ist das Herz des Spiels. Wer die **niedrigste** Karte gespielt hat, nimmt die **höchste**. Wer die höchste gespielt hat, nimmt **alle anderen** und spielt zum nächsten Stich aus. So brennt David mit Goliath durch, und wem Goliath gehörte, der fegt den Rest zusammen. Niemand gewinnt je eine Karte, die er selbst als höchste gespielt hat.',
  },
  examples: [
    {
      id: 'dg-9',
      rule: 'DG-9',
      title: { en: 'A trick with five players', nl: 'Een slag met z’n vijven', de: 'Ein Stich zu fünft' },
      text: {
        en: 'Andreas leads the green 4, Ben plays the green 12, Clara the green 7. Dennis has no green and plays the red 2. Emma plays the green 2. You play for all five: who takes what?',
        nl: 'Andreas komt uit met groen 4, Ben speelt groen 12, Clara groen 7. Dennis heeft geen groen en speelt rood 2. Emma speelt groen 2. Je speelt voor alle vijf: wie pakt wat?',
        de: 'Andreas spielt Grün 4 aus, Ben spielt Grün 12, Clara Grün 7. Dennis hat kein Grün und spielt Rot 2. Emma spielt Grün 2. Du spielst für alle fünf: Wer nimmt was?',
      },
      names: ['Andreas', 'Ben', 'Clara', 'Dennis', 'Emma'],
      hotSeat: true,
      cases: [
        {
          position: position({
            leader: 0,
            hands: ['g4 b8 p3', 'g12 r9 y5', 'g7 b1 p15', 'r2 y11 b14', 'g2 r13 p6'],
          }),
          attempts: [
            {
              moves: ['g4', 'g12', 'g7', 'r2', 'g2'],
              causes: {
                type: 'trick',
                highest: { seat: 1, card: card('g12') },
                lowest: { seat: 4, card: card('g2') },
                rest: [card('g4'), card('g7'), card('r2'), card('g2')],
              },
              note: {
                en: 'Emma’s 2 came after Dennis’s, so hers is the lowest.',
                nl: 'Emma’s 2 kwam na die van Dennis, dus is die van haar de laagste.',
                de: 'Emmas 2 kam nach der von Dennis, also ist ihre die niedrigste.',
              },
            },
            { moves: ['g4', 'r9'], refused: 'DG-5' },
          ],
        },
      ],
    },
  ],
};
