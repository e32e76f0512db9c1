import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const me9: Section = {
  rule: 'ME-9',
  text: {
    en: `Look at each new pile that you have just changed. If another player’s new pile **of the same number** is now **exactly as high**, all its cards go home to the start pile, in order, and that player has to open the pile again. You may send several piles home with one move.

You have no choice: an equal pile goes home. Only the height at which your pile stops counts, not those that it passes. That is why two piles of the same number with 1 to 5 cards are never equally high.`,
    nl: `Kijk naar elke nieuwe stapel die je net hebt veranderd. Is de nieuwe stapel van een ander **met hetzelfde nummer** nu **precies even hoog**, dan wordt die **geslagen**: al zijn kaarten gaan terug naar de beginstapel, op volgorde, en de ander begint er opnieuw aan. Met één zet kun je meerdere stapels slaan.

Kiezen kun je niet: wat even hoog is, gaat terug. Het gaat alleen om de hoogte waarop een stapel blijft liggen, niet om de hoogtes die hij onderweg passeert. Daarom zijn twee stapels met hetzelfde nummer nooit even hoog, tenzij ze leeg of vol zijn.`,
    de: `Sieh dir jeden neuen Stapel an, den du gerade verändert hast. Ist der neue Stapel **mit derselben Nummer** bei jemand anderem jetzt **genauso hoch**, wird er **geschlagen**: Alle seine Karten gehen der Reihe nach zurück auf den Startstapel, und der andere fängt damit von vorn an. Mit einem Zug kannst du mehrere Stapel schlagen.

Aussuchen kannst du es dir nicht: Was gleich hoch ist, geht zurück. Nur die Höhe zählt, auf der ein Stapel stehen bleibt, nicht die, an denen er vorbeizieht. Deshalb sind zwei Stapel derselben Nummer nie gleich hoch, solange sie eine bis fünf Karten haben.`,
  },
  examples: [
    {
      id: 'me-9',
      rule: 'ME-9',
      title: {
        en: 'Past one, onto the other',
        nl: 'Langs de een, op de ander',
        de: 'An einem vorbei, auf den anderen',
      },
      text: {
        en: 'You have a 4, and two cards on pile 2. Ben’s pile 2 is three high, and Clara’s is four. Two more cards bring you to four: Clara goes home, but Ben does not. With one card on pile 2 and two on pile 1, it is Ben who goes home.',
        nl: 'Je hebt een 4, en twee kaarten op stapel 2. Die van Ben is drie hoog, die van Clara vier. Met twee kaarten erbij kom je op vier: Clara moet terug, Ben niet. Met één kaart op stapel 2 en twee op stapel 1 moet Ben terug.',
        de: 'Du hast eine 4 und auf Stapel 2 zwei Karten. Bens Stapel 2 ist drei Karten hoch, Claras vier. Zwei Karten mehr bringen dich auf vier: Clara muss zurück, Ben nicht. Mit einer Karte auf Stapel 2 und zweien auf Stapel 1 trifft es Ben.',
      },
      cases: [
        {
          position: position({ rows: ['1200', '0310', '0402'], roll: 4 }),
          attempts: [
            { moves: ['+2+2'], causes: { type: 'captured', from: 2, pile: 2, cards: 4 } },
            { moves: ['+1+1+2'], causes: { type: 'captured', from: 1, pile: 2, cards: 3 } },
            { moves: ['o4'], causes: { type: 'laidOut', pile: 4 } },
          ],
        },
      ],
    },
    {
      id: 'me-9-two',
      rule: 'ME-9',
      title: { en: 'Two in one go', nl: 'Twee in één klap', de: 'Zwei auf einen Streich' },
      text: {
        en: 'With a 5, one card on 2 and one on 3 send Ben’s pile 2 and Clara’s pile 3 home together. A pile with a different number is safe from you, however high it is.',
        nl: 'Met een 5 leg je één kaart bij op stapel 2 en één op stapel 3: zo sla je tegelijk stapel 2 van Ben en stapel 3 van Clara. Een stapel met een ander nummer raak je nooit, hoe hoog hij ook is.',
        de: 'Mit einer 5, also je einer Karte auf 2 und 3, schlägst du zugleich Stapel 2 von Ben und Stapel 3 von Clara. Einen Stapel mit einer anderen Nummer triffst du nie, wie hoch er auch ist.',
      },
      cases: [
        {
          position: position({ rows: ['1210', '0302', '2020'], roll: 5 }),
          attempts: [
            { moves: ['+2+3'], causes: { type: 'captured', from: 2, pile: 3, cards: 2 } },
            { moves: ['+1+2+2'], causes: { type: 'captured', from: 2, pile: 1, cards: 2 } },
            { moves: ['+2+2'], refused: 'ME-5' },
          ],
        },
      ],
    },
    {
      id: 'me-9-first',
      rule: 'ME-9',
      title: {
        en: 'Even a first card can hit',
        nl: 'Ook een eerste kaart slaat',
        de: 'Auch eine erste Karte schlägt',
      },
      text: {
        en: 'Ben has one card on pile 3. Lay out yours: the piles are equal, and his goes home.',
        nl: 'Ben heeft één kaart op stapel 3. Leg je eigen stapel 3 uit: dan zijn beide stapels even hoog, en moet die van Ben terug.',
        de: 'Ben hat eine Karte auf Stapel 3. Leg deine aus: Dann sind sie gleich hoch, und seine muss zurück.',
      },
      cases: [
        {
          position: position({ rows: ['2100', '0314'], roll: 3 }),
          attempts: [
            { moves: ['o3'], causes: { type: 'captured', from: 1, pile: 3, cards: 1 } },
            { moves: ['+1+2'], causes: { type: 'added', cards: [1, 1, 0, 0] } },
          ],
        },
      ],
    },
  ],
};
