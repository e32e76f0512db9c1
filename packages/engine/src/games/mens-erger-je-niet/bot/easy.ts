import type { Bot } from '../../../core/bots/bot.ts';
import type { MensErgerJeNiet } from '../index.ts';
import { effectsOf } from './move-effects.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';

/** One move in this many is random. */
const RANDOM_MOVE_ONE_IN = 3;

/** Sends rivals back and fills piles if possible; otherwise plays at random. */
export const easy: Bot<MensErgerJeNiet, Reason> = (observation, draw) => {
  const { view, moves } = observation;
  let candidates = [...moves];
  if (draw(RANDOM_MOVE_ONE_IN) > 0) {
    const ratings = moves.map((move) => {
      const { taken, filled } = effectsOf(view, move);
      return taken.length + filled.length;
    });
    const highestRating = Math.max(...ratings);
    candidates = moves.filter((_, index) => ratings[index] === highestRating);
  }
  const move = candidates[draw(candidates.length)]!;
  return { move, why: reasonFor(observation, move) };
};
