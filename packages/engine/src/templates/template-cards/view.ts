/** What a seat may see, and a sample of the states that could be behind it. */
import { shuffle } from '../../core/chance.ts';
import type { Draw, Seat, Viewer } from '../../core/game.ts';
import { ascending, deckOf, isFinished, type Options, type State, takerOf } from './state.ts';

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly phase: State['phase'];
  /** The seat to play; null while cards are dealt and after the end. */
  readonly turn: Seat | null;
  readonly leader: Seat;
  /** The viewer's own cards. */
  readonly hand: readonly number[];
  /** By seat, how many cards it holds. */
  readonly counts: readonly number[];
  /** A finished trick stays until the next lead. */
  readonly trick: readonly number[];
  readonly gone: readonly number[];
  readonly tricks: readonly number[];
}

/** Lists what the viewer may know. Never start from the state and delete. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  seats: state.seats,
  options: state.options,
  phase: state.phase,
  turn: state.phase === 'play' ? state.turn : null,
  leader: state.leader,
  hand: viewer === 'spectator' ? [] : state.hands[viewer]!,
  counts: state.hands.map((hand) => hand.length),
  trick: state.trick,
  gone: state.gone,
  tricks: state.tricks,
});

/** Deals the cards that the viewer has not seen to the others, at random. */
export function determinize(view: View, draw: Draw): State {
  const seen = new Set([...view.hand, ...view.trick, ...view.gone]);
  const unseen = shuffle(
    deckOf(view.seats).filter((card) => !seen.has(card)),
    draw,
  );
  const hands = view.counts.map((count, seat) =>
    seat === view.viewer ? [...view.hand] : ascending(unseen.splice(0, count)),
  );
  return {
    seats: view.seats,
    options: view.options,
    phase: view.phase,
    leader: view.leader,
    turn: view.turn ?? (isFinished(view) ? takerOf(view) : view.leader),
    hands,
    trick: [...view.trick],
    gone: [...view.gone],
    tricks: [...view.tricks],
  };
}
