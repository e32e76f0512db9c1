import { COLOURS, countBits, lowestBit } from './cards.ts';
import type { State } from './state.ts';

/** One or two cards of a colour are worth their numbers; three or more are worth 1 each (DG-11). */
export function colourScore(bits: number): number {
  const count = countBits(bits);
  if (count >= 3) return count;
  let score = 0;
  for (let remaining = bits; remaining !== 0; remaining &= remaining - 1) score += lowestBit(remaining) + 1;
  return score;
}

/** The score of a deal: the sum over all colours (DG-11). */
export function scoreOf(won: readonly number[], seat: number): number {
  let score = 0;
  for (let colour = 0; colour < COLOURS; colour++) score += colourScore(won[seat * COLOURS + colour]!);
  return score;
}

/** The sum over all finished deals, and what the won cards of this deal are worth so far. */
export function standing(state: State): number[] {
  const totals = totalsOf(state);
  return state.phase === 'trick' ? totals.map((total, seat) => total + scoreOf(state.won, seat)) : totals;
}

/** The sum over all finished deals (DG-12). */
export function totalsOf(state: State): number[] {
  return Array.from({ length: state.seats }, (_, seat) =>
    state.scores.reduce((sum, deal) => sum + deal[seat]!, 0),
  );
}
