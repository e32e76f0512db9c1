import type { Bot } from '../../../core/bots/bot.ts';
import type { GoudaGouda } from '../index.ts';
import { Heuristics } from './heuristics.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';

/** Plays by fixed heuristics: see heuristics.ts. */
export const steady: Bot<GoudaGouda, Reason> = (observation) => {
  const heuristics = new Heuristics(observation.view);
  let best = observation.moves[0]!;
  let highestRating = Number.NEGATIVE_INFINITY;
  for (const move of observation.moves) {
    const rating = heuristics.rate(move);
    if (rating > highestRating) {
      highestRating = rating;
      best = move;
    }
  }
  return { move: best, why: reasonFor(observation, best) };
};
