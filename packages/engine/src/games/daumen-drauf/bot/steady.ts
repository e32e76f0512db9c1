import type { Bot } from '../../../core/bots/bot.ts';
import { mayWait } from '../../../core/bots/waiting.ts';
import type { DaumenDrauf } from '../index.ts';
import { because } from './because.ts';
import { Evaluator } from './evaluator.ts';
import type { Reason } from './reasons.ts';
import { tableOf } from './table.ts';

const evaluator = new Evaluator();

/** Plays what promises most in this trick, remembering every card of the round: see evaluator.ts. */
export const steady: Bot<DaumenDrauf, Reason> = (seen) => {
  const move = evaluator.best(tableOf(seen), seen.moves, mayWait(seen));
  return { move, why: because(seen, move) };
};
