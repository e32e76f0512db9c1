/** What the default table draws. Without it, the table says everything in sentences and buttons. */
import type { Pieces } from '../../core/pieces.ts';
import type { TemplateCards } from './index.ts';

export const templateCardsPieces: Pieces<TemplateCards> = {
  hand: (view) => ({ deck: 'numbers', cards: view.hand.map(String) }),
  rows: (view) => [
    {
      deck: 'numbers',
      cards: view.trick.map((card, index) => ({
        card: String(card),
        owner: (view.leader + index) % view.seats,
      })),
    },
  ],
  seat: (view, seat) => ({ score: view.tricks[seat]!, cards: view.counts[seat]! }),
  touches: ({ card }) => [String(card)],
  moveOf: ([card]) => ({ type: 'play', card: Number(card) }),
};
