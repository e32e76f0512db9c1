import type { Bot } from '../../../core/bots/bot.ts';
import { bitOf, COLOURS, colourOf } from '../cards.ts';
import type { DavidGoliath } from '../index.ts';
import { because } from './because.ts';
import { judge } from './judge.ts';
import type { Reason } from './reasons.ts';
import { tableOf } from './table.ts';

/** Plays the card that promises most in this trick: see judge.ts. */
export const steady: Bot<DavidGoliath, Reason> = (seen) => {
  const { view, moves } = seen;
  const table = tableOf(view);
  const hand = new Array<number>(COLOURS).fill(0);
  for (const card of view.hand) hand[colourOf(card)]! |= bitOf(card);
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = judge(table, hand, 0, view.viewer as number, move.card);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return { move: best, why: because(seen, best) };
};
