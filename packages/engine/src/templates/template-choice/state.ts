/**
 * The rules in words. Each has an id, which events and refusals name.
 *
 *   TS-1  In each round, everybody secretly chooses a number from 1 to 5.
 *   TS-2  When everybody has chosen, the numbers are shown. Whoever is alone with a number scores it.
 *   TS-3  After five rounds, most points wins. Tied players share the win.
 */
export const rules = ['TS-1', 'TS-2', 'TS-3'] as const;
export const phases = ['choose', 'over'] as const;

export const ROUNDS = 5;
export const HIGHEST_NUMBER = 5;

export type Options = Record<string, never>;

export interface State {
  seats: number;
  readonly options: Options;
  phase: (typeof phases)[number];
  /** The number of rounds that are over. */
  round: number;
  /** By seat, the number of this round; 0 if it has not chosen. */
  choices: number[];
  scores: number[];
}
