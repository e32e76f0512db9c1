import { whom } from '../../core/text/index.ts';
import { CARDS_PER_PILE, pileNumbers, type View } from '../../games/mens-erger-je-niet/index.ts';
import { grid } from '../grid.ts';
import type { Draw } from './index.ts';

/** Four piles per player, one block per card. */
export const drawMensErgerJeNiet: Draw<View> = (view, cast, { you, words }) => [
  ...grid([
    ['', ...pileNumbers.map((pile) => `${words.pile} ${pile}`)],
    ...view.piles.map((row, seat) => [
      whom(cast, seat, you),
      ...row.map((height) => `${'■'.repeat(height)}${'□'.repeat(CARDS_PER_PILE - height)}`),
    ]),
  ]),
  ...(view.roll === null ? [] : ['', `${words.die}: ${view.roll}`]),
];
