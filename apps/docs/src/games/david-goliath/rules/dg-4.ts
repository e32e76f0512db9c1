import type { Section } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const dg4: Section = {
  rule: 'DG-4',
  text: {
    en: 'The leader plays any card they like. Then, clockwise, each of the others plays exactly **one** card. Nobody passes, nobody plays twice, nobody plays out of turn: whoever plays last knows the most, and that is worth something.',
    nl: 'Wie uitkomt, speelt een kaart naar keuze. Daarna speelt iedere andere speler, met de klok mee, precies **één** kaart. Niemand past, niemand speelt twee keer, niemand speelt voor zijn beurt: wie als laatste speelt, weet het meest, en dat is wat waard.',
    de: 'Wer ausspielt, spielt eine beliebige Karte. Danach spielt im Uhrzeigersinn jeder andere genau **eine** Karte. Niemand passt, niemand spielt zweimal, niemand spielt außer der Reihe: Wer zuletzt spielt, weiß am meisten, und das ist etwas wert.',
  },
  examples: [
    {
      id: 'dg-4',
      rule: 'DG-4',
      title: { en: 'In turn', nl: 'Om de beurt', de: 'Der Reihe nach' },
      text: {
        en: 'You play for all three here. Anna leads. Let Clara try to go first, then play the trick in turn.',
        nl: 'Je speelt hier voor alle drie. Anna komt uit. Laat Clara eens voordringen, en speel dan de slag om de beurt.',
        de: 'Du spielst hier für alle drei. Anna spielt aus. Lass Clara sich vordrängeln und spiel dann den Stich der Reihe nach.',
      },
      hotSeat: true,
      cases: [
        {
          position: position({ leader: 0, hands: ['g4 r8 y2', 'g6 b3 p7', 'g9 r1 b5'] }),
          attempts: [
            { moves: ['@2 g9'], refused: 'DG-4' },
            {
              moves: ['@0 b5'],
              refused: 'DG-4',
              note: {
                en: 'A card that you do not hold cannot be played either.',
                nl: 'Een kaart die je niet hebt, kun je ook niet spelen.',
                de: 'Eine Karte, die du nicht hast, kannst du auch nicht spielen.',
              },
            },
            {
              moves: ['g4', 'g6', 'g9'],
              causes: { type: 'trick', highest: { seat: 2, card: card('g9') }, lowest: { seat: 0 } },
            },
          ],
        },
      ],
    },
  ],
};
