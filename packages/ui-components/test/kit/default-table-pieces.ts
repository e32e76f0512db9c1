/** The pieces of two games for the default table: cards of a drawn deck, and a board with dice. */
import type { Pieces } from '@cheeseboard/engine';
import { type DavidGoliath, writeCard } from '@cheeseboard/engine/david-goliath';
import { boards, type GoudaGouda } from '@cheeseboard/engine/gouda-gouda';

export const davidGoliathPieces: Pieces<DavidGoliath> = {
  hand: ({ hand }) => ({ deck: 'mice', cards: hand.map(writeCard) }),
  rows: ({ trick }) => [
    { deck: 'mice', cards: trick.map(({ seat, card }) => ({ card: writeCard(card), owner: seat })) },
  ],
  seat: ({ totals, handCounts }, seat) => ({ score: totals[seat]!, cards: handCounts[seat]! }),
  touches: ({ card }) => [writeCard(card)],
};

export const goudaGoudaPieces: Pieces<GoudaGouda> = {
  dice: ({ dice }) => dice,
  board({ options, mice }) {
    const { places } = boards[options.board];
    return {
      ratio: 0.8,
      places: places.map(({ id, x, y }, place) => ({
        id,
        at: [x, y],
        tokens: mice[place]!.flatMap((count, owner) => (count > 0 ? [{ owner, count }] : [])),
      })),
      links: places.flatMap(({ id, forward }) =>
        forward.map(({ to }): [string, string] => [id, places[to]!.id]),
      ),
    };
  },
  touches(move, { options }) {
    const idOf = (place: number): string => boards[options.board].places[place]!.id;
    if (move.type === 'move') return [idOf(move.to)];
    return 'place' in move ? [idOf(move.place)] : [];
  },
};
