import type { Bot } from '../../../core/bots/bot.ts';
import { mayWait } from '../../../core/bots/waiting.ts';
import { determinize } from '../determinize.ts';
import type { DaumenDrauf } from '../index.ts';
import { because } from './because.ts';
import { Judge } from './judge.ts';
import type { Reason } from './reasons.ts';
import { Table } from './table.ts';

const judge = new Judge();
const table = new Table();

/** Does what promises most in this trick: see judge.ts. Any state behind the view will do, for the table is the same. */
export const steady: Bot<DaumenDrauf, Reason> = (seen, draw) => {
  const { view, moves, log } = seen;
  table.at(determinize(view, draw, log), view.viewer as number);
  const move = judge.best(table, moves, mayWait(seen));
  return { move, why: because(seen, table, move) };
};
