/**
 * The rules in words. Each has an id, which events and refusals name.
 *
 *   TD-1  In turn, roll one die. A one ends your turn, and the points of this turn are lost.
 *   TD-2  Any other number is added to the points of this turn: roll again, or stop and keep them.
 *   TD-3  The first player with 30 points wins.
 */
import type { Seat } from '../../core/game.ts';

export const rules = ['TD-1', 'TD-2', 'TD-3'] as const;
export const phases = ['roll', 'choose', 'over'] as const;

export const GOAL = 30;
export const FACES = 6;

export type Options = Record<string, never>;

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
