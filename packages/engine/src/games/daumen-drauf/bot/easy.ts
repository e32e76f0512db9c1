import type { Bot } from '../../../core/bots/bot.ts';
import { mayWait } from '../../../core/bots/waiting.ts';
import { isPoisonous } from '../cards.ts';
import { determinize } from '../determinize.ts';
import type { DaumenDrauf } from '../index.ts';
import type { Move } from '../state.ts';
import { because } from './because.ts';
import type { Reason } from './reasons.ts';
import { Table } from './table.ts';

/** One decision in so many is taken without a look at the table. */
const CARELESS = 4;

const table = new Table();

/**
 * Looks at the trick only, and remembers nothing of those before: goes for it with a harmless snake if it sees no more
 * poison in it than good, else passes. Now and then does anything at all.
 */
export const easy: Bot<DaumenDrauf, Reason> = (seen, draw) => {
  const { view, moves } = seen;
  const waits = mayWait(seen);
  table.at(determinize(view, draw, []), view.viewer as number);
  const all: (Move | null)[] = waits ? [...moves, null] : [...moves];
  let candidates = all;
  if (draw(CARELESS) > 0) {
    const good = table.harmless >= table.poisonous;
    const wanted = all.filter((move) => {
      if (move === null || move.type === 'pass') return !good;
      return move.type === 'parry' ? good : good && !isPoisonous(move.card);
    });
    if (wanted.length > 0) candidates = wanted;
    else candidates = all.filter((move) => move === null || move.type === 'pass');
    if (candidates.length === 0) candidates = all;
  }
  const move = candidates[draw(candidates.length)]!;
  return { move, why: because(seen, table, move) };
};
