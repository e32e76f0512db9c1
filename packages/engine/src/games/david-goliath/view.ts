import { shuffle } from '../../core/chance.ts';
import type { Draw, Seat, Viewer } from '../../core/game.ts';
import { bitOf, type Card, COLOURS, cardsIn, colourOf, deckOf } from './cards.ts';
import type { Event } from './events.ts';
import { totalsOf } from './scoring.ts';
import { dealsOf, noCards, type Options, type State, turnOf } from './state.ts';

/** What a seat or a spectator may know: everything except the others' hands (DG-10). */
export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly phase: State['phase'];
  /** Number of this deal, counted from 0; the last one when the game is over. */
  readonly deal: number;
  readonly deals: number;
  /** Null until the first dealer is drawn. */
  readonly dealer: Seat | null;
  readonly leader: Seat;
  readonly turn: Seat | null;
  /** The viewer's own cards, ascending. */
  readonly hand: readonly Card[];
  /** How many cards each seat holds. */
  readonly handCounts: readonly number[];
  readonly trick: readonly { readonly seat: Seat; readonly card: Card }[];
  /** The cards that each seat has won in this deal, ascending. */
  readonly won: readonly (readonly Card[])[];
  /** Scores of each finished deal, by seat. */
  readonly scores: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

export function view(state: State, viewer: Viewer): View {
  const everySeat = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    phase: state.phase,
    deal: state.phase === 'over' ? state.scores.length - 1 : state.scores.length,
    deals: dealsOf(state),
    dealer: state.phase === 'dealer' ? null : state.dealer,
    leader: state.leader,
    turn: state.phase === 'trick' ? turnOf(state) : null,
    hand: viewer === 'spectator' ? [] : cardsIn(state.hands, viewer),
    handCounts: everySeat.map((seat) => cardsIn(state.hands, seat).length),
    trick: state.trick.map((card, place) => ({ seat: (state.leader + place) % state.seats, card })),
    won: everySeat.map((seat) => cardsIn(state.won, seat)),
    scores: state.scores,
    totals: totalsOf(state),
  };
}

/** Deals the unseen cards to the others at random. A seat that could not follow a colour gets no card of it. */
export function determinize(view: View, draw: Draw, log: readonly Event[] = []): State {
  const hands = noCards(view.seats);
  const addToSets = (cards: readonly Card[], sets: number[], seat: Seat): void => {
    for (const card of cards) {
      const setIndex = seat * COLOURS + colourOf(card);
      sets[setIndex] = sets[setIndex]! | bitOf(card);
    }
  };
  const won = noCards(view.seats);
  for (const [seat, cards] of view.won.entries()) addToSets(cards, won, seat);
  for (const [seat, cards] of dealUnseen(view, draw, log).entries()) addToSets(cards, hands, seat);
  if (view.viewer !== 'spectator') addToSets(view.hand, hands, view.viewer);
  return {
    seats: view.seats,
    options: view.options,
    phase: view.phase,
    dealer: view.dealer ?? 0,
    leader: view.leader,
    trick: view.trick.map(({ card }) => card),
    hands,
    won,
    scores: view.scores.map((scores) => [...scores]),
  };
}

/** Cards for every other seat: as many as it holds, none of a colour that it lacks. */
function dealUnseen(view: View, draw: Draw, log: readonly Event[]): Card[][] {
  const { seats, viewer, handCounts } = view;
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  const room = handCounts.map((count, seat) => (seat === viewer ? 0 : count));
  if (room.every((count) => count === 0)) return hands;
  const lacks = coloursLacked(view, log);
  const knownCards = new Set([...view.hand, ...view.trick.map(({ card }) => card), ...view.won.flat()]);
  const unseen = shuffle(
    deckOf(seats).filter((card) => !knownCards.has(card)),
    draw,
  );
  const canHaveCard = (card: Card, seat: Seat): boolean =>
    room[seat]! > 0 && !(lacks[seat]! & (1 << colourOf(card)));
  const countTakers = (card: Card): number => room.filter((_, seat) => canHaveCard(card, seat)).length;
  // Cards with the fewest possible takers go first. Then `makeRoom` is rarely needed.
  const order = unseen
    .map((card) => ({ card, takers: countTakers(card) }))
    .sort((a, b) => a.takers - b.takers);
  for (const { card } of order) {
    const seat = pickTaker(card, hands, room, canHaveCard, draw) ?? makeRoom(card, hands, room, lacks);
    hands[seat]!.push(card);
  }
  return hands;
}

/** A seat that can take the card, weighted by its free places. */
function pickTaker(
  card: Card,
  hands: readonly Card[][],
  room: readonly number[],
  canTake: (card: Card, seat: Seat) => boolean,
  draw: Draw,
): Seat | null {
  const freePlaces = room.map((count, seat) => (canTake(card, seat) ? count - hands[seat]!.length : 0));
  const freePlaceCount = freePlaces.reduce((sum, count) => sum + count, 0);
  if (freePlaceCount === 0) return null;
  let remainingDraw = draw(freePlaceCount);
  return freePlaces.findIndex((count) => {
    remainingDraw -= count;
    return remainingDraw < 0;
  });
}

/**
 * Moves cards along a shortest chain of seats until one that can take `card` has a free place; returns that
 * seat.
 */
function makeRoom(card: Card, hands: Card[][], room: readonly number[], lacks: readonly number[]): Seat {
  const canHold = (seat: Seat, wantedCard: Card): boolean =>
    room[seat]! > 0 && !(lacks[seat]! & (1 << colourOf(wantedCard)));
  const chains: Seat[][] = hands.flatMap((_, seat) => (canHold(seat, card) ? [[seat]] : []));
  const reachedSeats = new Set(chains.flat());
  for (const chain of chains) {
    const lastSeat = chain.at(-1)!;
    if (hands[lastSeat]!.length < room[lastSeat]!) {
      for (let index = chain.length - 1; index > 0; index--) {
        const givingHand = hands[chain[index - 1]!]!;
        const to = chain[index]!;
        const movableIndex = givingHand.findIndex((other) => canHold(to, other));
        hands[to]!.push(...givingHand.splice(movableIndex, 1));
      }
      return chain[0]!;
    }
    for (let nextSeat = 0; nextSeat < hands.length; nextSeat++) {
      if (!reachedSeats.has(nextSeat) && hands[lastSeat]!.some((other) => canHold(nextSeat, other))) {
        reachedSeats.add(nextSeat);
        chains.push([...chain, nextSeat]);
      }
    }
  }
  // Only reached if the log is wrong. Then any seat with a free place will do.
  return hands.findIndex((cards, seat) => cards.length < room[seat]!);
}

/** For each seat, a bit for each colour that it could not follow in this deal (DG-5), from the trick and the log. */
function coloursLacked({ seats, trick }: View, log: readonly Event[]): number[] {
  const lacks = new Array<number>(seats).fill(0);
  const noteLackedColour = (seat: Seat, colourLed: number): void => {
    lacks[seat] = lacks[seat]! | (1 << colourLed);
  };
  for (const { seat, card } of trick) {
    const colourLed = colourOf(trick[0]!.card);
    if (colourOf(card) !== colourLed) noteLackedColour(seat, colourLed);
  }
  const dealtIndex = log.findLastIndex((event) => event.type === 'dealt');
  let inTrick = 0;
  let colourLed = 0;
  for (const event of log.slice(dealtIndex + 1)) {
    if (event.type !== 'played') continue;
    if (inTrick === 0) colourLed = colourOf(event.card);
    if (!event.followed) noteLackedColour(event.seat, colourLed);
    inTrick = (inTrick + 1) % seats;
  }
  return lacks;
}
