/**
 * The rules in words. Each has an id, which events and refusals name.
 *
 *   CD-1  In turn, roll one die. A one ends your turn, and the points of this turn are lost.
 *   CD-2  Any other number is added to the points of this turn: roll again, or stop and keep them.
 *   CD-3  The first player who reaches the goal wins. Option `goal`: 30 points, 20 or 50.
 *   CD-4  After a six you must roll again.
 */
import type { Seat } from '../../core/game.ts';

export const rules = ['CD-1', 'CD-2', 'CD-3', 'CD-4'] as const;
export const phases = ['roll', 'choose', 'over'] as const;

/** The default comes first. */
export const goals = [30, 20, 50] as const;
export const FACES = 6;

export type Options = { goal: (typeof goals)[number] };

export interface State {
  seats: number;
  readonly options: Options;
  phase: (typeof phases)[number];
  turn: Seat;
  /** The last roll; 0 before the first. */
  die: number;
  /** The points of this turn, which a one would lose. */
  points: number;
  scores: number[];
}
