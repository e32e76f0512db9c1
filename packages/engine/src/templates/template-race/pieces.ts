/** What the default table draws. Without it, the table says everything in sentences and buttons. */
import type { Pieces } from '../../core/pieces.ts';
import { next, placesAt } from './board.ts';
import type { TemplateRace } from './index.ts';

export const templateRacePieces: Pieces<TemplateRace> = {
  dice: (view) => (view.die === 0 ? [] : [view.die]),
  board: (view) => ({
    places: placesAt.map((at, place) => ({
      id: String(place),
      at,
      tokens: view.mice.flatMap((mouse, owner) => (mouse === place ? [{ owner, count: 1 }] : [])),
    })),
    links: next.flatMap((places, from) => places.map((to) => [String(from), String(to)] as const)),
  }),
  touches: ({ to }) => [String(to)],
};
