/**
 * The rules in words. Each has an id, which events and refusals name.
 *
 *   TB-1  All mice start in the burrow. Every other place has a cheese.
 *   TB-2  In turn, walk your mouse along one link. Mice may share a place.
 *   TB-3  If there is a cheese, your mouse eats it.
 *   TB-4  The game ends with the last cheese, or after twelve rounds. Most cheeses wins; tied players share the win.
 */
import type { Seat } from '../../core/game.ts';

export const rules = ['TB-1', 'TB-2', 'TB-3', 'TB-4'] as const;
export const phases = ['walk', 'over'] as const;

export const ROUNDS = 12;

export type Options = Record<string, never>;

export interface State {
  seats: number;
  readonly options: Options;
  phase: (typeof phases)[number];
  turn: Seat;
  /** The number of rounds that are over. */
  round: number;
  /** By seat, the place of its mouse. */
  mice: number[];
  /** By place, the number of cheeses: 0 or 1. */
  cheeses: number[];
  /** By seat, the cheeses eaten. */
  scores: number[];
}
