import type { Bot } from '../../../core/bots/bot.ts';
import { mayWait } from '../../../core/bots/waiting.ts';
import type { DaumenDrauf } from '../index.ts';
import { because } from './because.ts';
import { Judge } from './judge.ts';
import type { Reason } from './reasons.ts';
import { tableOf } from './table.ts';

const judge = new Judge();

/** Plays what promises most in this trick, remembering every card of the round: see judge.ts. */
export const steady: Bot<DaumenDrauf, Reason> = (seen) => {
  const move = judge.best(tableOf(seen), seen.moves, mayWait(seen));
  return { move, why: because(seen, move) };
};
