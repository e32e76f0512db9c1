import type { Section } from '../../../data/types.ts';
import { position, trickCards } from '../position.ts';

export const dd9: Section = {
  rule: 'DD-9',
  text: {
    en: 'When all the others have passed in a row, the owner of the highest card **wins the trick**: every card that was shown or revealed in it. Thumbs off: everybody may look at them until the next card is shown. Then they lie face down in front of the winner, and nobody may look at them again, not even the winner; all that anybody can see is how many there are. A good memory helps. The winner leads the next trick. A trick can be a single card: if nobody wants it, whoever led it wins it.',
    nl: 'Hebben alle anderen na de hoogste kaart achter elkaar gepast, dan **wint** de eigenaar **de slag**: alle kaarten die erin zijn getoond of neergelegd. Duimen weg: iedereen mag de kaarten bekijken tot de volgende wordt getoond. Dan liggen ze dicht voor de winnaar en kijkt niemand er nog in, ook de winnaar zelf niet; alleen hoeveel het er zijn, is bekend. Wie goed onthoudt, weet dus meer. De winnaar komt uit voor de volgende slag. Een slag kan uit één kaart bestaan: wil niemand die hebben, dan wint wie ermee uitkwam.',
    de: 'Haben alle anderen der Reihe nach gepasst, **gewinnt** der Besitzer der höchsten Karte **den Stich**: alle Karten, die darin gezeigt oder abgelegt wurden. Daumen weg: Alle dürfen sie ansehen, bis die nächste Karte gezeigt wird. Dann liegen sie verdeckt vor dem Gewinner, und niemand schaut mehr hinein, auch er selbst nicht; bekannt ist nur, wie viele es sind. Wer sich gut erinnert, weiß also mehr. Der Gewinner beginnt den nächsten Stich. Ein Stich kann aus einer einzigen Karte bestehen: Geht niemand darüber, gewinnt man die eigene Karte.',
  },
  examples: [
    {
      id: 'dd-9',
      rule: 'DD-9',
      title: { en: 'The last pass', nl: 'De laatste die past', de: 'Der Letzte passt' },
      text: {
        en: 'Ben has led a yellow 3, and Clara has passed. If you pass too, he wins a trick of one card: his own.',
        nl: 'Ben is uitgekomen met een gele 3, en Clara heeft gepast. Pas jij ook, dan wint hij een slag van één kaart: zijn eigen.',
        de: 'Ben hat mit einer gelben 3 begonnen, und Clara hat gepasst. Passt du auch, gewinnt er einen Stich aus einer einzigen Karte: seiner eigenen.',
      },
      cases: [
        {
          position: position({
            hands: ['y4 g2 b1f b5', 'y1 g3f g5 b2', 'y2f g1 g4 b4'],
            turn: 0,
            trick: '1y3f',
          }),
          you: 0,
          attempts: [
            { moves: ['@0 pass'], causes: { type: 'trick', winner: 1, cards: trickCards('y3f') } },
            {
              moves: ['@0 pass', '@2 b4'],
              refused: 'DD-5',
              note: {
                en: 'Ben has won, so Ben leads.',
                nl: 'Ben heeft gewonnen, dus komt Ben uit en niemand anders.',
                de: 'Ben hat gewonnen, also beginnt Ben und niemand sonst.',
              },
            },
            {
              moves: ['@0 y4', '@1 pass', '@2 pass'],
              causes: { type: 'trick', winner: 0, cards: trickCards('y3f y4') },
              note: {
                en: 'If you beat it and both of the others pass, both cards are yours.',
                nl: 'Ga je eroverheen en passen ze allebei, dan zijn beide kaarten van jou.',
                de: 'Gehst du darüber und passen die beiden anderen, gehören beide Karten dir.',
              },
            },
          ],
        },
      ],
    },
    {
      id: 'dd-9-look',
      rule: 'DD-9',
      title: { en: 'A last look', nl: 'Nog één keer kijken', de: 'Ein letzter Blick' },
      text: {
        en: 'You have just won these three cards. Look at them as long as you like: as soon as you lead, they are turned face down.',
        nl: 'Deze drie kaarten heb je net gewonnen. Kijk zo lang je wilt: zodra je uitkomt, liggen ze dicht.',
        de: 'Diese drei Karten hast du gerade gewonnen. Schau sie an, solange du willst: Sobald du beginnst, liegen sie verdeckt.',
      },
      cases: [
        {
          position: position({
            hands: ['y4 g2 b1f b5', 'y1 g3f g5 b2', 'y2f g1f b3 b4'],
            turn: 0,
            last: '1y3f 2g1 0g4',
          }),
          you: 0,
          attempts: [{ moves: ['@0 b5'], causes: { type: 'shown', seat: 0, rule: 'DD-5' } }],
        },
      ],
    },
  ],
};
