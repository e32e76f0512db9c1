/** What the default table draws. Without it, the table says everything in sentences and buttons. */
import type { Pieces } from '../../core/pieces.ts';
import type { CheeseDash } from './index.ts';

export const cheeseDashPieces: Pieces<CheeseDash> = {
  dice: (view) => (view.die === 0 ? [] : [view.die]),
  seat: (view, seat) => ({ score: view.scores[seat]! }),
};
