import type { Section } from '../../../data/types.ts';
import { card, position } from '../position.ts';

export const dd8: Section = {
  rule: 'DD-8',
  text: {
    en: 'You have only one thumb. If you have already shown a card in this trick and raise again, you **reveal the earlier one** and lay it on the table: now everybody sees whether it has a fang. Then you show the new one, with your thumb on it. A raise like that tells the others something. Use it: a harmless snake on show makes the trick tempting, and a poisonous one scares them off.',
    nl: 'Je hebt maar één duim. Heb je in deze slag al een kaart getoond en verhoog je nog eens, dan **leg je de vorige open** op tafel: nu ziet iedereen of er een giftand op zit. Dan toon je de nieuwe, duim erop. Zo’n verhoging vertelt de anderen dus iets. Gebruik dat: een open ongiftige slang maakt de slag aantrekkelijk, een open giftige schrikt af.',
    de: 'Du hast nur einen Daumen frei. Hast du in diesem Stich schon eine Karte gezeigt und erhöhst noch einmal, **legst du die frühere offen** auf den Tisch: Jetzt sehen alle, ob sie einen Giftzahn hat. Dann zeigst du die neue, Daumen drauf. Damit verrätst du den anderen also etwas. Nutz das: Eine offene harmlose Schlange macht den Stich verlockend, eine offene giftige schreckt ab.',
  },
  examples: [
    {
      id: 'dd-8',
      rule: 'DD-8',
      title: { en: 'Your second card', nl: 'Je tweede kaart', de: 'Deine zweite Karte' },
      text: {
        en: 'You led the poisonous yellow 2, Ben beat it with a yellow 4, and Clara passed. Raise again, and your 2 is revealed.',
        nl: 'Jij kwam uit met de giftige gele 2, Ben ging eroverheen met een gele 4, en Clara paste. Verhoog nog eens, dan ligt je 2 open.',
        de: 'Du hast mit der giftigen gelben 2 begonnen, Ben ging mit einer gelben 4 darüber, und Clara passte. Erhöh noch einmal, und deine 2 liegt offen.',
      },
      cases: [
        {
          position: position({
            hands: ['y3 g3 b5f', 'y1 g2f b2', 'y5f g4 g1 b1'],
            turn: 0,
            trick: '0y2f 1y4f',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 g3'], causes: { type: 'opened', seat: 0, card: card('y2f') } },
            {
              moves: ['@0 y3'],
              refused: 'DD-6',
              note: {
                en: 'That is too low, so nothing is revealed either.',
                nl: 'Te laag: dan gaat er ook niets open.',
                de: 'Zu niedrig: Dann wird auch nichts aufgedeckt.',
              },
            },
            { moves: ['@0 pass'], causes: { type: 'trick', winner: 1 } },
          ],
        },
      ],
    },
  ],
};
