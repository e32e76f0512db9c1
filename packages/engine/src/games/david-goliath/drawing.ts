import type { Drawing } from '../../core/text/drawing.ts';
import { grid } from '../../core/text/grid.ts';
import { whom } from '../../core/text/types.ts';
import { bitOf, type Card, colourOf, colourScore, type View, writeCard } from './index.ts';

/**
 * One line per player: the card in the trick (› marks the lead), the total of earlier deals, and the cards won in this
 * deal.
 */
export const drawDavidGoliath: Drawing<View> = (view, cast, { you, words }) =>
  grid([
    ['', words.trick, words.hand, words.total, words.points, words.won],
    ...view.won.map((won, seat) => {
      const card = view.trick.find((trickCard) => trickCard.seat === seat)?.card;
      return [
        whom(cast, seat, you),
        card === undefined ? '·' : `${view.leader === seat ? '›' : ''}${writeCard(card)}`,
        String(view.handCounts[seat]),
        String(view.totals[seat]),
        String(pointsOf(won)),
        byColour(won),
      ];
    }),
  ]);

const coloursOf = (cards: readonly Card[]): Card[][] =>
  [0, 1, 2, 3, 4].map((colour) => cards.filter((card) => colourOf(card) === colour));

/** What the won cards would score if the deal ended now (DG-11). */
function pointsOf(cards: readonly Card[]): number {
  const bits = coloursOf(cards).map((cardsOfColour) =>
    cardsOfColour.reduce((set, card) => set | bitOf(card), 0),
  );
  return bits.reduce((sum, set) => sum + colourScore(set), 0);
}

/** Cards grouped by colour, like `r3, r12 · y1, y2`. */
function byColour(cards: readonly Card[]): string {
  return coloursOf(cards)
    .filter((cardsOfColour) => cardsOfColour.length > 0)
    .map((cardsOfColour) => cardsOfColour.map(writeCard).join(', '))
    .join(' · ');
}
