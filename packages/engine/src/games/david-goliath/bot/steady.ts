import type { Bot } from '../../../core/bots/bot.ts';
import { bitOf, COLOURS, colourOf } from '../cards.ts';
import type { DavidGoliath } from '../index.ts';
import { because } from './because.ts';
import { Judge } from './judge.ts';
import type { Reason } from './reasons.ts';
import { tableOf } from './table.ts';

const judge = new Judge();

/** Plays the card that promises most in this trick: see judge.ts. */
export const steady: Bot<DavidGoliath, Reason> = (seen) => {
  const { view, moves } = seen;
  const table = tableOf(view);
  const hand = new Array<number>(COLOURS).fill(0);
  for (const card of view.hand) hand[colourOf(card)]! |= bitOf(card);
  const move = judge.best(table, view.viewer as number, hand, 0, moves);
  return { move, why: because(seen, move) };
};
