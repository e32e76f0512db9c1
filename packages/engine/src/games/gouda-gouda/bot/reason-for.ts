import type { Observation } from '../../../core/bots/bot.ts';
import type { Draw, Seat } from '../../../core/game.ts';
import { BARREL } from '../board.ts';
import { MAX_DICE } from '../dice.ts';
import type { GoudaGouda } from '../index.ts';
import type { Move } from '../moves.ts';
import { determinize, type View } from '../view.ts';
import { stepsToCheese } from './heuristics.ts';
import type { Reason } from './reasons.ts';
import { PositionAssessment } from './think.ts';
import { greenChance } from './track.ts';

/** The reason for a move in a player's terms. All three levels give the same reasons for the same move. */
export function reasonFor({ view, moves }: Observation<GoudaGouda>, move: Move): Reason {
  if (moves.length === 1) return { type: 'only' };
  switch (move.type) {
    case 'start':
      return { type: Math.max(...move.mice) === 5 ? 'together' : 'spread' };
    case 'name':
      return reasonToName(view, move.place);
    case 'early':
      return { type: 'early' };
    case 'vote':
      return { type: 'vote', seat: view.active };
    case 'move':
      return reasonToMove(view, move.face, move.owner, move.to);
    case 'pass':
      return { type: 'hold' };
    default:
      return token(view, move);
  }
}

function reasonToName(view: View, place: number): Reason {
  const crowd = view.mice[place]!;
  const miceCount = crowd.reduce((sum, count) => sum + count, 0);
  const dice = Math.min(MAX_DICE, miceCount);
  const percent = percentOf(greenChance[dice]!);
  if (stepsToCheese(view)[place] === 1) return { type: 'reach', percent };
  if (place === BARREL) return { type: 'barrel', dice, percent };
  return { type: miceCount > crowd[view.viewer as Seat]! ? 'crowd' : 'alone', dice, percent };
}

function reasonToMove(view: View, face: 'green' | 'red', owner: Seat, to: number): Reason {
  const steps = stepsToCheese(view);
  const isOwn = owner === view.viewer;
  if (isOwn && view.cheeses.some(({ place }) => place === to)) return { type: 'eat' };
  if (face === 'red') {
    // Beyond the last cheese, there are no steps to count.
    return isOwn || !Number.isFinite(steps[to])
      ? { type: 'lose' }
      : { type: 'hinder', seat: owner, steps: steps[to]! };
  }
  if (!isOwn) return { type: 'give', seat: owner };
  return steps[to] === steps[view.place!] || !Number.isFinite(steps[to])
    ? { type: 'aside' }
    : { type: 'forward', steps: steps[to]! };
}

const drawZero: Draw = () => 0;

function token(view: View, move: Move): Reason {
  const seat = view.viewer as Seat;
  const thought = new PositionAssessment(determinize(view, drawZero), seat);
  const worthOfPass = thought.rate({ type: 'pass' });
  const eaterBefore = thought.eater({ type: 'pass' });
  const worthOfMove = thought.rate(move);
  const eater = thought.eater(move);
  if (eater === seat && eaterBefore !== seat) return { type: 'finish' };
  if (eaterBefore !== null && eaterBefore !== seat && eater !== eaterBefore)
    return { type: 'stop', seat: eaterBefore };
  const [from, to] = [percentOf(worthOfPass), percentOf(worthOfMove)];
  return to > from ? { type: 'better', from, to } : { type: 'try' };
}

const percentOf = (chance: number): number => Math.round(chance * 100);
