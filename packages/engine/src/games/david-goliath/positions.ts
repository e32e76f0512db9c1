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
import {
  bitOf,
  COLOURS,
  cardsIn,
  colourOf,
  deckOf,
  highestValue,
  letters,
  readCard,
  writeCard,
} from './cards.ts';
import { type DavidGoliath, davidGoliath } from './index.ts';
import { dealsOf, noCards, phases, type State } from './state.ts';

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

function flaw(state: State): string | null {
  const { seats, phase, trick, scores } = state;
  const deals = dealsOf(state);
  if (phase === 'over' ? scores.length !== deals : scores.length >= deals) {
    return `${scores.length} of ${deals} deals have been scored`;
  }
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const hands = everySeat.map((seat) => cardsIn(state.hands, seat));
  const won = everySeat.flatMap((seat) => cardsIn(state.won, seat));
  const present = [...hands.flat(), ...won, ...trick];
  const beforeFirstDeal = phase === 'dealer' || (phase === 'deal' && scores.length === 0);
  if (beforeFirstDeal) return present.length === 0 ? null : 'no cards have been dealt yet';
  const deck = deckOf(seats);
  if (present.length !== deck.length || deck.some((card) => !present.includes(card))) {
    return `each card of ${COLOURS} colours from 1 to ${highestValue(seats)} must be in one place`;
  }
  if (phase !== 'trick') return won.length === deck.length ? null : 'all cards must have been won';
  const most = Math.max(...hands.map((hand) => hand.length));
  if (trick.length >= seats || most === 0) return 'somebody must have a card to play';
  for (const seat of everySeat) {
    const hasPlayed = (seat - state.leader + seats) % seats < trick.length;
    if (hands[seat]?.length !== (hasPlayed ? most - 1 : most))
      return `seat ${seat} has the wrong number of cards`;
  }
  return null;
}

export const davidGoliathPositions: Positions<DavidGoliath> = { game: davidGoliath, fields, flaw };
