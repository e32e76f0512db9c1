import { DEFAULT_HEARTBEAT, type HeartbeatTimes } from '../heartbeat.ts';

/** Timeouts and intervals. Tests shorten some of them. */
export interface Timings {
  /** Until a broker must have answered. */
  readonly brokerMs: number;
  /** PeerServer sends no OPEN if we reclaim our own id: an open socket without an error for this long counts as open. */
  readonly reclaimMs: number;
  /** Until the called peer must have answered. */
  readonly answerMs: number;
  /** Until an answered call must be connected. */
  readonly connectMs: number;
  /** Exponential backoff between attempts to register at a broker. */
  readonly retryMs: readonly [first: number, max: number];
  /** Between attempts to register an id that another peer holds. */
  readonly takenRetryMs: number;
  /** Liveness check of a broker's socket. */
  readonly echoMs: readonly [interval: number, timeout: number];
  readonly heartbeat: HeartbeatTimes;
}

export const DEFAULT_TIMINGS: Timings = {
  brokerMs: 5_000,
  reclaimMs: 1_000,
  answerMs: 2_500,
  connectMs: 12_000,
  retryMs: [500, 3_000],
  takenRetryMs: 2_000,
  echoMs: [15_000, 5_000],
  heartbeat: DEFAULT_HEARTBEAT,
};
