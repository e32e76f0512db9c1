import { whom } from '../../core/text/index.ts';
import { type Card, colourOf, type View, writeCard } from '../../games/david-goliath/index.ts';
import { grid } from '../grid.ts';
import type { Draw } from './index.ts';

/** A line for each player: the card in the trick (› was led), what is won in this deal, and the total of the deals before. */
export const drawDavidGoliath: Draw<View> = (view, cast, { you, words }) =>
  grid([
    ['', words.trick, words.hand, words.total, words.won],
    ...view.won.map((won, seat) => {
      const card = view.trick.find((shown) => shown.seat === seat)?.card;
      return [
        whom(cast, seat, you),
        card === undefined ? '·' : `${view.leader === seat ? '›' : ''}${writeCard(card)}`,
        String(view.handCounts[seat]),
        String(view.totals[seat]),
        byColour(won),
      ];
    }),
  ]);

/** `r3 r12 · y1 y2` */
function byColour(cards: readonly Card[]): string {
  const runs = [0, 1, 2, 3, 4].map((colour) => cards.filter((card) => colourOf(card) === colour));
  return runs
    .filter((run) => run.length > 0)
    .map((run) => run.map(writeCard).join(' '))
    .join(' · ');
}
