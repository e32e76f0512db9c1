import type { Observation } from '../../../core/bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import type { MensErgerJeNiet } from '../index.ts';
import type { Move } from '../moves.ts';
import { CARDS_PER_PLAYER, cardsOf, PILES } from '../piles.ts';
import type { View } from '../view.ts';
import { dangersOf, effectsOf, type MoveEffects } from './move-effects.ts';
import { rollsToReach } from './reach.ts';
import type { Reason } from './reasons.ts';
import { rowOf } from './rows.ts';

/**
 * The most important reason for a move in a player's terms. All three levels give the same reasons for the same move.
 */
export function reasonFor({ view, moves }: Observation<MensErgerJeNiet>, move: Move): Reason {
  if (moves.length === 1) return { type: 'only' };
  const seat = view.viewer as Seat;
  if (move.type === 'roll') return { type: 'again' };
  const effects = effectsOf(view, move);
  if (cardsOf(effects.heights, seat) === CARDS_PER_PLAYER) return { type: 'finish' };
  if (effects.taken.length > 0) return { type: 'capture', taken: effects.taken };
  if (effects.filled.length > 0) return { type: 'fill', piles: effects.filled };
  const otherEffects = moves.filter((other) => other !== move).map((other) => effectsOf(view, other));
  return (
    reasonToRescue(view, seat, effects) ??
    reasonToShelter(effects, otherEffects) ??
    reasonToBuild(effects, otherEffects)
  );
}

/** The largest pile that was in danger and is now safe. */
function reasonToRescue(view: View, seat: Seat, { grown, dangers }: MoveEffects): Reason | null {
  const heightsBefore = view.piles.flat();
  const { printedExample } = view.options;
  const dangersBefore = dangersOf(heightsBefore, seat, printedExample);
  const savedPile = grown.findLast((pile) => dangersBefore[pile - 1]! > 0 && dangers[pile - 1] === 0);
  if (!savedPile) return null;
  const height = heightsBefore[seat * PILES + savedPile - 1]!;
  const threateningSeat = view.piles.findIndex(
    (_, other) =>
      other !== seat && rollsToReach(rowOf(heightsBefore, other), savedPile, height, printedExample) > 0,
  );
  return { type: 'escape', pile: savedPile, seat: threateningSeat };
}

const hasDanger = ({ dangers }: MoveEffects): boolean => dangers.some((danger) => danger > 0);

function reasonToShelter(effects: MoveEffects, otherEffects: readonly MoveEffects[]): Reason | null {
  return !hasDanger(effects) && otherEffects.some(hasDanger) ? { type: 'safe' } : null;
}

function reasonToBuild({ usable, begun, grown }: MoveEffects, otherEffects: readonly MoveEffects[]): Reason {
  if (otherEffects.every((other) => other.usable < usable)) return { type: 'ready', rolls: usable };
  if (begun.length > 0) return { type: 'begin', pile: begun[0]! };
  const heaviestPile = grown.at(-1)!;
  return otherEffects.every((other) => other.grown.at(-1)! <= heaviestPile) && heaviestPile > 2
    ? { type: 'heavy', pile: heaviestPile }
    : { type: 'build' };
}
