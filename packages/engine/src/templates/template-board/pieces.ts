/** What the default table draws. Without it, the table says everything in sentences and buttons. */
import type { Pieces } from '../../core/pieces.ts';
import { links, placesAt } from './board.ts';
import type { TemplateBoard } from './index.ts';

export const templateBoardPieces: Pieces<TemplateBoard> = {
  board: (view) => ({
    places: placesAt.map((at, place) => ({
      id: String(place),
      at,
      tokens: view.mice.flatMap((mouse, owner) => (mouse === place ? [{ owner, count: 1 }] : [])),
    })),
    links: links.map(([from, to]) => [String(from), String(to)]),
  }),
  seat: (view, seat) => ({ score: view.scores[seat]! }),
  touches: ({ to }) => [String(to)],
};
