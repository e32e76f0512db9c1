import type { Bot } from '../../../core/bots/bot.ts';
import type { DavidGoliath } from '../index.ts';
import { endingWith } from './ending.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';
import { tableOf } from './table.ts';

/** One card in this many is played at random. */
const RANDOM_MOVE_ONE_IN = 3;

/** Plays as if its own card ended the trick and the trick ended the deal; sometimes plays a random card. */
export const easy: Bot<DavidGoliath, Reason> = (observation, draw) => {
  const { view, moves } = observation;
  const seat = view.viewer as number;
  const table = tableOf(view);
  let candidates = [...moves];
  if (draw(RANDOM_MOVE_ONE_IN) > 0) {
    const gains = moves.map(({ card }) => endingWith(table, card).gains[seat]!);
    const highestGain = Math.max(...gains);
    candidates = moves.filter((_, index) => gains[index] === highestGain);
  }
  const move = candidates[draw(candidates.length)]!;
  return { move, why: reasonFor(observation, move) };
};
