import type { Draw, MoveBase } from '../game.ts';

/** A move that was searched, or null for waiting. */
export interface Candidate<M extends MoveBase> {
  readonly move: M | null;
  visits: number;
  /** Mean worth to the seat that searched, from 0 to 1. */
  value: number;
}

/** The one that the search came back to most often; of equals the one worth more, then the first. */
export function bestOf<M extends MoveBase>(candidates: readonly Candidate<M>[]): Candidate<M> {
  return candidates.reduce((best, next) =>
    next.visits > best.visits || (next.visits === best.visits && next.value > best.value) ? next : best,
  );
}

/**
 * One at random, each as likely as its share of the visits: for games where a player who always does the best thing can be
 * read. Candidates with less than `least` of the visits were only explored and are left out.
 */
export function mixedOf<M extends MoveBase>(
  candidates: readonly Candidate<M>[],
  draw: Draw,
  least = 0.1,
): Candidate<M> {
  const total = candidates.reduce((sum, { visits }) => sum + visits, 0);
  const serious = candidates.filter(({ visits }) => visits >= least * total);
  const visits = serious.reduce((sum, candidate) => sum + candidate.visits, 0);
  if (visits === 0) return bestOf(candidates);
  let pick = draw(visits);
  const chosen = serious.find((candidate) => {
    pick -= candidate.visits;
    return pick < 0;
  });
  return chosen ?? bestOf(candidates);
}
