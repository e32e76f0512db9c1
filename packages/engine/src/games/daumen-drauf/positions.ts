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
import { add, CARDS, type Card, cardsIn, letters, noCards, readCard, writeCard } from './cards.ts';
import { flaw } from './flaw.ts';
import { type DaumenDrauf, daumenDrauf } from './index.ts';
import { phases } from './state.ts';

const notation = { letters, writeCard, readCard };
const cards = list(cardCodec(notation), '.');

/** The cards of each seat, like `y1.1f.3g2f,b4`. */
function sets(seats: number): Codec<number[]> {
  return mapped(
    list(cardSet(notation), ',', seats),
    (bits) => Array.from({ length: seats }, (_, seat) => cardsIn(bits, seat)),
    (hands) => {
      const bits = noCards(seats);
      for (const [seat, hand] of hands.entries()) for (const card of hand) add(bits, seat, card);
      return bits;
    },
  );
}

function fields(seats: number) {
  const reverse = (stock: readonly Card[]): Card[] => [...stock].reverse();
  return {
    phase: word(...phases),
    firstLeader: int(0, seats - 1),
    turn: int(-1, seats - 1),
    trick: cards,
    shownBy: list(int(0, seats - 1), '.'),
    winner: int(-1, seats - 1),
    hands: sets(seats),
    won: sets(seats),
    /** The stock is written in drawing order, the next card first. */
    stock: mapped(cards, reverse, reverse),
    scores: list(list(int(-CARDS, CARDS), '.', seats), ','),
  };
}

/** Reads and writes positions of Daumen drauf. */
export const daumenDraufPositions: Positions<DaumenDrauf> = { game: daumenDrauf, fields, flaw };
