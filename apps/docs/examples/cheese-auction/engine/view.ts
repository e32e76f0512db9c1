/** What a seat may see, and a sample of the states behind it. */
import { type Draw, type Seat, shuffle, type Viewer } from '@cheeseboard/engine';
import { HIGHEST_NUMBER, type Options, oneToSeven, type State } from './rules.ts';

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly phase: State['phase'];
  /** The cheeses so far; the last one is up for auction. */
  readonly cheeses: readonly number[];
  readonly extra: number;
  /** The viewer's remaining bids. */
  readonly hand: readonly number[];
  /** The viewer's bid of this round, if any. */
  readonly bid: number | null;
  /** By seat, whether it has bid. */
  readonly laid: readonly boolean[];
  /** By seat, the bids of earlier rounds. */
  readonly used: readonly (readonly number[])[];
  readonly scores: readonly number[];
}

export function view(state: State, viewer: Viewer): View {
  const isSeated = viewer !== 'spectator';
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    phase: state.phase,
    cheeses: state.cheeses.slice(0, Math.min(state.round + 1, HIGHEST_NUMBER)),
    extra: state.extra,
    hand: isSeated ? state.hands[viewer]! : [],
    bid: isSeated ? state.bids[viewer]! || null : null,
    laid: state.bids.map((bid) => bid > 0),
    // Bids that are neither in the hand nor laid this round, so that a secret bid never shows.
    used: state.hands.map((hand, seat) =>
      oneToSeven.filter((bid) => !hand.includes(bid) && bid !== state.bids[seat]),
    ),
    scores: state.scores,
  };
}

/** Samples the others' bids from what they have left, and shuffles the cheeses to come. */
export function determinize(view: View, draw: Draw): State {
  const { viewer, cheeses, laid, used, phase } = view;
  const hands = used.map((usedBids) => oneToSeven.filter((bid) => !usedBids.includes(bid)));
  const bids = laid.map((isLaid, seat) => (isLaid ? bidOf(view, seat, hands[seat]!, draw) : 0));
  const hiddenCheeses = oneToSeven.filter((cheese) => !cheeses.includes(cheese));
  return {
    seats: view.seats,
    options: view.options,
    phase,
    cheeses: phase === 'shuffle' ? [] : [...cheeses, ...shuffle(hiddenCheeses, draw)],
    round: phase === 'over' ? HIGHEST_NUMBER : Math.max(0, cheeses.length - 1),
    extra: view.extra,
    hands: hands.map((hand, seat) =>
      seat === viewer ? [...view.hand] : hand.filter((bid) => bid !== bids[seat]),
    ),
    bids,
    scores: [...view.scores],
  };
}

function bidOf({ viewer, bid }: View, seat: Seat, hand: readonly number[], draw: Draw): number {
  return seat === viewer ? bid! : hand[draw(hand.length)]!;
}
