import type { Seat } from '@cheeseboard/engine';

/** The seats by score, the best first, once there are winners; until then in their order. */
export const ranked = (scores: readonly number[], winners: readonly Seat[]): Seat[] =>
  scores
    .map((_, seat) => seat)
    .sort((a, b) =>
      winners.length === 0
        ? 0
        : Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b]! - scores[a]!,
    );
