import {
  type Codec,
  cardCodec,
  cardSet,
  int,
  list,
  mapped,
  type Positions,
  word,
} from '../../core/position.ts';
import { bitOf, COLOURS, cardsIn, colourOf, letters, readCard, writeCard } from './cards.ts';
import { flaw } from './flaw.ts';
import { type DavidGoliath, davidGoliath } from './index.ts';
import { noCards, phases } from './state.ts';

const notation = { letters, writeCard, readCard };

/** The cards of each seat, like `r1.5y3,g2`. */
function sets(seats: number): Codec<number[]> {
  return mapped(
    list(cardSet(notation), ',', seats),
    (bits) => Array.from({ length: seats }, (_, seat) => cardsIn(bits, seat)),
    (hands) => {
      const bits = noCards(seats);
      for (const [seat, cards] of hands.entries()) {
        for (const card of cards) bits[seat * COLOURS + colourOf(card)]! |= bitOf(card);
      }
      return bits;
    },
  );
}

function fields(seats: number) {
  return {
    phase: word(...phases),
    dealer: int(0, seats - 1),
    leader: int(0, seats - 1),
    trick: list(cardCodec(notation), '.'),
    hands: sets(seats),
    won: sets(seats),
    scores: list(list(int(0, 200), '.', seats), ','),
  };
}

/** Reads and writes positions of David & Goliath. */
export const davidGoliathPositions: Positions<DavidGoliath> = { game: davidGoliath, fields, flaw };
