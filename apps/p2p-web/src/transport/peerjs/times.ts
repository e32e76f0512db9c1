import { type PulseTimes, usualTimes } from '../pulse.ts';

/** How long things may take, in milliseconds. Tests make some of them shorter. */
export interface Times {
  /** Until a broker must have answered. */
  readonly signalling: number;
  /** An id of our own that a broker believes to be in use is given to us without a word: silence for so long is a yes. */
  readonly silence: number;
  /** Until somebody at the address must have answered. */
  readonly answer: number;
  /** Until an answered call must have become a line. */
  readonly connect: number;
  /** Between two tries to listen, at first and at most. */
  readonly retry: readonly [first: number, most: number];
  /** How often an address that somebody else has is asked for. */
  readonly taken: number;
  /** How often a broker is asked for an echo, and how long it may take. */
  readonly echo: readonly [every: number, within: number];
  readonly pulse: PulseTimes;
}

export const usual: Times = {
  signalling: 5_000,
  silence: 1_000,
  answer: 2_500,
  connect: 12_000,
  retry: [500, 20_000],
  taken: 2_000,
  echo: [15_000, 5_000],
  pulse: usualTimes,
};
