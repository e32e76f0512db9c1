import type { Seat } from '../../../core/game.ts';
import { actors } from '../rules.ts';
import type { State } from '../state.ts';

/** Who could parry is asked before the one in turn, who must act (DD-10). */
export function asked(state: State): readonly Seat[] {
  const seats = actors(state);
  if (seats.length === 1) return seats;
  return [...seats.filter((seat) => seat !== state.turn), state.turn];
}
