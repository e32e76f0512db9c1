import { COLOURS, countBits, countOf } from './cards.ts';
import type { State } from './state.ts';

/** The harmless cards of a colour, as bits. */
const HARMLESS = 0x15555;

/** The number of harmless snakes of a seat. */
export function harmlessIn(sets: readonly number[], seat: number): number {
  const firstSetIndex = seat * COLOURS;
  return (
    countBits(sets[firstSetIndex]! & HARMLESS) +
    countBits(sets[firstSetIndex + 1]! & HARMLESS) +
    countBits(sets[firstSetIndex + 2]! & HARMLESS)
  );
}

/** +1 for each harmless snake won, −1 for each poisonous one (DD-15), −1 for each card left in hand (DD-14). */
export function scoreOf(won: readonly number[], hands: readonly number[], seat: number): number {
  return 2 * harmlessIn(won, seat) - countOf(won, seat) - countOf(hands, seat);
}

/** The sum over all finished rounds (DD-16). */
export function totalsOf(state: State): number[] {
  return Array.from({ length: state.seats }, (_, seat) =>
    state.scores.reduce((sum, round) => sum + round[seat]!, 0),
  );
}
