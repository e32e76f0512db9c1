/**
 * The rules in words. Each has an id, which events and refusals name.
 *
 *   TR-1  In turn, roll the die and run that many links ahead. At the fork, choose a path.
 *   TR-2  If a rival is where you stop, it goes back to the start. The start has room for all.
 *   TR-3  The first mouse at the goal wins; steps that are left over do not matter.
 */
import type { Seat } from '../../core/game.ts';

export const rules = ['TR-1', 'TR-2', 'TR-3'] as const;
export const phases = ['roll', 'run', 'over'] as const;

export const FACES = 6;

export type Options = Record<string, never>;

export interface State {
  seats: number;
  readonly options: Options;
  phase: (typeof phases)[number];
  turn: Seat;
  /** The last roll; 0 before the first. */
  die: number;
  /** By seat, the place of its mouse. */
  mice: number[];
}
