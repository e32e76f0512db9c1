import type { Seat } from '../../../core/game.ts';
import { hasCards } from '../cards.ts';
import type { State } from '../state.ts';
import { isOpen, mayParry, ownerOf } from '../trick.ts';

const singleSeats: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6].map((seat) => [seat]);

/**
 * The seats that a search asks, in order. A seat that could parry out of turn (DD-10) is asked before the seat in
 * turn, but only once after each card, as at a real table.
 */
export function askedSeats(state: State): readonly Seat[] {
  const { seats, turn } = state;
  if (isOpen(state) && state.options.parry === 'anytime' && isFirstAsked(state)) {
    for (let seat = 0; seat < seats; seat++) {
      if (seat !== turn && mayParry(state, seat)) return [seat, turn];
    }
  }
  return singleSeats[turn]!;
}

/** Whether nobody has passed since the last card. */
function isFirstAsked(state: State): boolean {
  const { seats, turn, hands } = state;
  let seat = (ownerOf(state) + 1) % seats;
  while (seat !== turn && !hasCards(hands, seat)) seat = (seat + 1) % seats;
  return seat === turn;
}
