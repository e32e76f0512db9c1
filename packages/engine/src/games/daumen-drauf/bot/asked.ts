import type { Seat } from '../../../core/game.ts';
import { hasCards } from '../cards.ts';
import type { State } from '../state.ts';
import { isOpen, mayParry, ownerOf } from '../trick.ts';

const singleSeats: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6].map((seat) => [seat]);

/**
 * The seats that a search asks: the one in turn and before it, once after each card, the one that could parry
 * out of turn (DD-10). A table asks only when a card is shown; a parry that is not played then is lost.
 */
export function asked(state: State): readonly Seat[] {
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
