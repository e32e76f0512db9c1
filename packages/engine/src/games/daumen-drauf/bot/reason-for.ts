import type { Observation } from '../../../core/bots/bot.ts';
import { isPoisonous, twinOf } from '../cards.ts';
import type { DaumenDrauf } from '../index.ts';
import type { Move } from '../moves.ts';
import type { Reason, Snakes } from './reasons.ts';
import { type Table, tableOf } from './table.ts';

/**
 * The reason for a move in a player's terms: the cards on the table, and the cards nobody has seen yet. All three levels
 * give the same reasons for the same move. Null means waiting (DD-10).
 */
export function reasonFor(observation: Observation<DaumenDrauf>, move: Move | null): Reason {
  const { view, moves } = observation;
  if (moves.length === 1 && moves[0]!.type !== 'parry') return { type: 'only' };
  const table = tableOf(observation);
  if (move?.type === 'show') return reasonToShow(table, move.card);
  if (move?.type === 'parry') return { type: 'parry', trick: withTwin(table) };
  if (view.mayParry) {
    const trick = withTwin(table);
    return trick.poisonous > trick.harmless ? { type: 'decline', trick } : { type: 'spare' };
  }
  const { harmless, poisonous, covered } = table;
  if (poisonous > harmless) return { type: 'leave', trick: snakesOf(table) };
  return covered > 0 ? { type: 'risk', covered } : { type: 'keep' };
}

function reasonToShow(table: Table, card: number): Reason {
  const odds = { higher: table.higherThan(card), unseen: table.unseenCount };
  if (isPoisonous(card)) return { type: 'dump', ...odds };
  return table.harmless > table.poisonous
    ? { type: 'grab', trick: snakesOf(table) }
    : { type: 'stay', ...odds };
}

const snakesOf = ({ harmless, poisonous, covered }: Table): Snakes => ({ harmless, poisonous, covered });

/** The trick including the twin of its highest card, which the seat holds. */
function withTwin(table: Table): Snakes {
  const { harmless, poisonous, covered } = table;
  return isPoisonous(twinOf(table.highest))
    ? { harmless, poisonous: poisonous + 1, covered }
    : { harmless: harmless + 1, poisonous, covered };
}
