import type { Draw, MoveBase } from '../game.ts';

/** A move that was searched; null stands for waiting. */
export interface Candidate<M extends MoveBase> {
  readonly move: M | null;
  visits: number;
  /** Mean value for the searching seat, from 0 to 1. */
  value: number;
}

/** With fewer playouts per move than this, a search chooses worse than a steady bot. */
const PLAYOUTS_PER_MOVE_MIN = 8;

/**
 * Whether a search among `moveCount` moves had time for too few playouts, for example on a busy phone. Then the sharp bot
 * answers with the steady bot's choice.
 */
export function isTooThin(
  candidates: readonly Candidate<MoveBase>[],
  moveCount: number,
  playoutsPerMove: number = PLAYOUTS_PER_MOVE_MIN,
): boolean {
  const playouts = candidates.reduce((sum, { visits }) => sum + visits, 0);
  return moveCount > 1 && playouts < playoutsPerMove * moveCount;
}

/** The candidate with the most visits. Ties go to the higher value, then to the first. */
export function bestOf<M extends MoveBase>(candidates: readonly Candidate<M>[]): Candidate<M> {
  return candidates.reduce((best, candidate) =>
    candidate.visits > best.visits || (candidate.visits === best.visits && candidate.value > best.value)
      ? candidate
      : best,
  );
}

/**
 * Picks a candidate at random in proportion to its visits, for games in which a predictable player loses. Skips
 * candidates with less than `minShare` of the visits: the search only explored them.
 */
export function mixedOf<M extends MoveBase>(
  candidates: readonly Candidate<M>[],
  draw: Draw,
  minShare = 0.1,
): Candidate<M> {
  const totalVisits = candidates.reduce((sum, { visits }) => sum + visits, 0);
  const seriousCandidates = candidates.filter(({ visits }) => visits >= minShare * totalVisits);
  const seriousVisits = seriousCandidates.reduce((sum, candidate) => sum + candidate.visits, 0);
  if (seriousVisits === 0) return bestOf(candidates);
  let remainingVisits = draw(seriousVisits);
  const chosenCandidate = seriousCandidates.find((candidate) => {
    remainingVisits -= candidate.visits;
    return remainingVisits < 0;
  });
  return chosenCandidate ?? bestOf(candidates);
}
