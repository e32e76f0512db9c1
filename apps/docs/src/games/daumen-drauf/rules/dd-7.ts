import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const dd7: Section = {
  rule: 'DD-7',
  text: {
    en: 'A pass counts for this turn only. If the trick comes round to you again, you may show a card again. A trick can go round several times, so you can pass at first, watch, and join in later. If your hand is empty, you pass automatically. If you have cards but no higher one, you are **still asked**: if the table skipped you, everybody would know what you hold.',
    nl: 'Passen geldt alleen voor deze beurt. Komt de slag nog eens bij je langs, dan mag je weer een kaart tonen. Een slag kan meerdere keren rondgaan: je kunt dus eerst passen, kijken en later instappen. Is je hand leeg, dan pas je vanzelf. Heb je wel kaarten maar niets hogers, dan wordt het je **toch gevraagd**: zou de tafel je overslaan, dan wist iedereen wat je hebt.',
    de: 'Passen gilt nur für diesen Zug. Kommt der Stich noch einmal zu dir, darfst du wieder eine Karte zeigen. In einem Stich kann es mehrmals reihum gehen: Du kannst also erst passen, zuschauen und später einsteigen. Ist deine Hand leer, passt du von selbst. Hast du Karten, aber keine höhere, wirst du **trotzdem gefragt**: Würde der Tisch dich überspringen, wüssten alle, was du hast.',
  },
  examples: [
    {
      id: 'dd-7',
      rule: 'DD-7',
      title: { en: 'Back in after passing', nl: 'Gepast, en toch weer mee', de: 'Gepasst und wieder dabei' },
      text: {
        en: 'Ben led, Clara went higher, and you passed. Then Ben raised again and Clara passed. Now you are asked once more: show your green 1, or let Ben have the trick.',
        nl: 'Ben kwam uit, Clara ging hoger, en jij paste. Toen verhoogde Ben nog eens en paste Clara. Nu ben jij weer aan de beurt: toon je groene 1, of laat de slag aan Ben.',
        de: 'Ben begann, Clara ging höher, und du hast gepasst. Dann erhöhte Ben noch einmal, und Clara passte. Jetzt wirst du wieder gefragt: Zeig deine grüne 1 oder überlass Ben den Stich.',
      },
      cases: [
        {
          position: position({
            hands: ['y1f g1 b2', 'g4 b3f b5', 'y3 g2f b1 b4'],
            turn: 0,
            trick: '1y2f 2y4 1y5',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 g1'], causes: { type: 'shown', seat: 0, colour: 'green' } },
            { moves: ['@0 pass'], causes: { type: 'trick', winner: 1 } },
          ],
        },
      ],
    },
    {
      id: 'dd-7-asked',
      rule: 'DD-7',
      title: { en: 'Nothing higher', nl: 'Niets hogers', de: 'Nichts Höheres' },
      text: {
        en: 'All three colours have been shown, and you hold no black card above the 4. You are still asked, but all you can do is pass. To the others it looks like any other pass.',
        nl: 'Alle drie de kleuren zijn getoond, en je hebt geen zwarte kaart boven de 4. Toch ben je aan de beurt; je kunt alleen passen. Voor de anderen ziet het eruit als gewoon passen.',
        de: 'Alle drei Farben sind gezeigt, und du hast keine schwarze Karte über der 4. Trotzdem wirst du gefragt; du kannst nur passen. Für die anderen sieht das aus wie jedes andere Passen.',
      },
      cases: [
        {
          position: position({
            hands: ['y5 g5f b3', 'y1 g3 b1f', 'y3f g2 b2'],
            turn: 0,
            trick: '1y2 2g1f 1b4f',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 b3'], refused: 'DD-6' },
            { moves: ['@0 pass'], causes: { type: 'passed', seat: 0, rule: 'DD-5' } },
          ],
        },
      ],
    },
    {
      id: 'dd-7-empty',
      rule: 'DD-7',
      title: { en: 'An empty hand passes', nl: 'Een lege hand past', de: 'Wer keine Karten hat, passt' },
      text: {
        en: 'Ben has no cards left. Beat Clara’s yellow 3, and his turn is skipped.',
        nl: 'Ben heeft geen kaarten meer. Ga over de gele 3 van Clara heen: Ben past dan vanzelf.',
        de: 'Ben hat keine Karten mehr. Geh über Claras gelbe 3: Ben passt dann von selbst.',
      },
      cases: [
        {
          position: position({ hands: ['y5 b2', '', 'y1 g1'], turn: 0, trick: '2y3' }),
          you: 0,
          attempts: [{ moves: ['@0 y5'], causes: { type: 'passed', seat: 1, rule: 'DD-7' } }],
        },
      ],
    },
  ],
};
