import type { Result, Seat } from '../../core/game.ts';
import { cardsOf } from './piles.ts';
import { finishersOf, type State } from './state.ts';

/** The first to finish wins; the others share second place, or play on for places (ME-11). */
export function result(state: State): Result | null {
  const { seats, heights, finished } = state;
  if (finished.length < finishersOf(state)) return null;
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  return {
    winners: finished.slice(0, 1),
    scores: everySeat.map((seat) => cardsOf(heights, seat)),
    ranking: everySeat.map((seat) => placeOf(finished, seat)),
  };
}

/** How many cards each seat has on its new piles. */
export const standing = ({ seats, heights }: State): number[] =>
  Array.from({ length: seats }, (_, seat) => cardsOf(heights, seat));

/** A seat's place when the game is over. Seats that have not finished share the place after all that have. */
function placeOf(finished: readonly Seat[], seat: Seat): number {
  const index = finished.indexOf(seat);
  return index === -1 ? finished.length + 1 : index + 1;
}
