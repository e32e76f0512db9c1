import { dealUnseen } from '../../core/deal.ts';
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
  for (const [seat, cards] of dealToOthers(view, draw, log).entries()) addToSets(cards, hands, seat);
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
function dealToOthers(view: View, draw: Draw, log: readonly Event[]): Card[][] {
  const room = view.handCounts.map((count, seat) => (seat === view.viewer ? 0 : count));
  if (room.every((count) => count === 0)) return room.map(() => []);
  const lacks = coloursLacked(view, log);
  const knownCards = new Set([...view.hand, ...view.trick.map(({ card }) => card), ...view.won.flat()]);
  const unseen = deckOf(view.seats).filter((card) => !knownCards.has(card));
  return dealUnseen(unseen, room, (seat, card) => !(lacks[seat]! & (1 << colourOf(card))), draw);
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
