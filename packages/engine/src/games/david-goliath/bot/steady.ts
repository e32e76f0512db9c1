import type { Bot } from '../../../core/bots/bot.ts';
import { bitOf, COLOURS, colourOf } from '../cards.ts';
import type { DavidGoliath } from '../index.ts';
import { Evaluator } from './evaluator.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';
import { tableOf } from './table.ts';

const evaluator = new Evaluator();

/** Plays the card with the highest expected value in this trick: see evaluator.ts. */
export const steady: Bot<DavidGoliath, Reason> = (observation) => {
  const { view, moves } = observation;
  const table = tableOf(view);
  const hand = new Array<number>(COLOURS).fill(0);
  for (const card of view.hand) hand[colourOf(card)]! |= bitOf(card);
  const move = evaluator.best(table, view.viewer as number, hand, 0, moves);
  return { move, why: reasonFor(observation, move) };
};
