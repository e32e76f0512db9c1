import type { Drawing } from '../../core/text/drawing.ts';
import { grid } from '../../core/text/grid.ts';
import { whom } from '../../core/text/types.ts';
import { type Shown, type View, writeCard } from './index.ts';

/** One line per player: the shown card, the number of cards in hand and won, and the total. */
export const drawDaumenDrauf: Drawing<View> = (view, cast, { you, words }) => [
  ...grid([
    ['', words.trick, words.hand, words.won, words.total],
    ...view.handCounts.map((count, seat) => [
      whom(cast, seat, you),
      view.trick
        .filter((shownCard) => shownCard.seat === seat)
        .map(faceOf)
        .join(' ') || '·',
      String(count),
      view.won?.[seat] ? view.won[seat].map(writeCard).join(' ') || '0' : String(view.wonCounts[seat]),
      String(view.totals[seat]),
    ]),
  ]),
  '',
  `${words.stock}: ${view.stock}`,
];

/** Writes a shown card: `g4?` is covered by a thumb, `g4` is harmless, `g4f` is poisonous. */
function faceOf({ colour, number, poisonous }: Shown): string {
  return `${colour[0]}${number}${poisonous === null ? '?' : poisonous ? 'f' : ''}`;
}
