import type { Drawing } from '../../core/text/drawing.ts';
import { grid } from '../../core/text/grid.ts';
import { whom } from '../../core/text/types.ts';
import { CARDS_PER_PILE, pileNumbers, type View } from './index.ts';

/** Four piles per player, one block per card. */
export const drawMensErgerJeNiet: Drawing<View> = (view, cast, { you, words }) => [
  ...grid([
    ['', ...pileNumbers.map((pile) => `${words.pile} ${pile}`)],
    ...view.piles.map((row, seat) => [
      whom(cast, seat, you),
      ...row.map((height) => `${'▰'.repeat(height)}${'▱'.repeat(CARDS_PER_PILE - height)}`),
    ]),
  ]),
  ...(view.roll === null ? [] : ['', `${words.die}: ${view.roll}`]),
];
