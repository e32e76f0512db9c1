import type { Bot } from '../../../core/bots/bot.ts';
import { mayWait } from '../../../core/bots/waiting.ts';
import type { DaumenDrauf } from '../index.ts';
import { Evaluator } from './evaluator.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';
import { tableOf } from './table.ts';

const evaluator = new Evaluator();

/** Plays the move with the highest expected value in this trick, and remembers every card of the round: see evaluator.ts. */
export const steady: Bot<DaumenDrauf, Reason> = (observation) => {
  const move = evaluator.best(tableOf(observation), observation.moves, mayWait(observation));
  return { move, why: reasonFor(observation, move) };
};
