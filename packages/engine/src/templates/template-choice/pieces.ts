/** What the default table draws. Without it, the table says everything in sentences and buttons. */
import type { Pieces } from '../../core/pieces.ts';
import type { TemplateChoice } from './index.ts';

export const templateChoicePieces: Pieces<TemplateChoice> = {
  seat: (view, seat) => ({ score: view.scores[seat]! }),
};
