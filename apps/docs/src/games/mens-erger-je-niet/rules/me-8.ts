import type { Attempt, Case, Section } from '../../../data/types.ts';
import { twoMissing } from '../position.ts';

/** A case in which Ben lays out his pile 1, and the seed then makes Anna roll `roll`. */
const annaRolls = (roll: number, seed: string, ...attempts: Attempt[]): Case => ({
  label: { en: `a ${roll}`, nl: `een ${roll}`, de: `eine ${roll}` },
  position: twoMissing,
  seed,
  attempts,
});

const stuckAttempt = (roll: number): Attempt => ({ moves: ['o1'], causes: { type: 'stuck', seat: 0, roll } });

export const me8: Section = {
  rule: 'ME-8',
  text: {
    en: 'If nothing is possible, the turn passes automatically. But **if you can move, you must**: you cannot pass just because you like your piles as they are. You choose between laying out and adding, and among all the sums that work out. So now and then a roll pushes you where you did not want to go.',
    nl: 'Kun je niets, dan gaat de beurt vanzelf naar de volgende. Maar **wat kan, dat moet**: passen mag niet, ook niet als je stapels zo mooi liggen. Tussen uitleggen en bijleggen, en tussen alle sommen die uitkomen, mag je wel kiezen. Zo kom je door een worp soms op een hoogte waar je niet wilde zijn.',
    de: 'Geht gar nichts, ist von selbst der Nächste dran. Aber **was geht, muss sein**: Passen, weil deine Stapel gerade so gut liegen, darfst du nicht. Zwischen Auslegen und Anlegen und unter allen Summen, die aufgehen, hast du die Wahl. So zwingt dich ein Wurf manchmal auf eine Höhe, auf die du nicht wolltest.',
  },
  examples: [
    {
      id: 'me-8',
      rule: 'ME-8',
      title: { en: 'Two cards to go', nl: 'Nog twee kaarten', de: 'Noch zwei Karten' },
      text: {
        en: 'Anna’s piles 1, 3 and 4 are full, and pile 2 needs two more cards. You play for both: let Ben lay out pile 1, and see what Anna can do. With a 1, 3 or 5 the turn passes. A 2 adds one card, and a 4 adds both. A 6 cannot be added, but she rolls again.',
        nl: 'Anna’s stapels 1, 3 en 4 zijn vol, en op stapel 2 ontbreken nog twee kaarten. Je speelt voor allebei: laat Ben stapel 1 uitleggen, en kijk wat Anna kan. Met een 1, 3 of 5 gaat de beurt naar Ben. Met een 2 legt ze één kaart bij, met een 4 allebei. Met een 6 kan ze niets bijleggen, maar dan gooit ze nog eens.',
        de: 'Annas Stapel 1, 3 und 4 sind voll, und auf Stapel 2 fehlen noch zwei Karten. Du spielst für beide: Lass Ben Stapel 1 auslegen und schau, was Anna tun kann. Bei einer 1, 3 oder 5 ist der Nächste dran. Mit einer 2 legt sie eine Karte an, mit einer 4 beide. Eine 6 kann sie nicht anlegen, aber sie würfelt noch einmal.',
      },
      hotSeat: true,
      cases: [
        annaRolls(1, 'cheese', stuckAttempt(1), { moves: ['o1', '@0 +2'], refused: 'ME-2' }),
        annaRolls(
          2,
          'rind',
          { moves: ['o1', '+2'], causes: { type: 'added', seat: 0, cards: [0, 1, 0, 0] } },
          { moves: ['o1', '+1+1'], refused: 'ME-5' },
          { moves: ['o1', '+2+2'], refused: 'ME-5' },
        ),
        annaRolls(3, 'gouda', stuckAttempt(3)),
        annaRolls(4, 'mice', { moves: ['o1', '+2+2'], causes: { type: 'over', winners: [0] } }),
        annaRolls(5, 'brie', stuckAttempt(5)),
        annaRolls(6, 'dice', stuckAttempt(6), {
          moves: ['o1', '+2+2'],
          causes: { type: 'full', seat: 0, pile: 2 },
        }),
      ],
    },
  ],
};
