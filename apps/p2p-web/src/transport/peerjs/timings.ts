import { DEFAULT_HEARTBEAT, type HeartbeatTimes } from '../heartbeat.ts';

/** Timeouts and intervals. Tests shorten some of them. */
export interface Timings {
  /** How long a broker may take to answer. */
  readonly brokerMs: number;
  /** PeerServer sends no OPEN if we reclaim our own id. A socket without an error for this long counts as registered. */
  readonly reclaimMs: number;
  /** How long the called peer may take to answer. */
  readonly answerMs: number;
  /** How long an answered call may take to connect. */
  readonly connectMs: number;
  /** Exponential backoff between attempts to register at a broker. */
  readonly retryMs: readonly [first: number, max: number];
  /** The time between attempts to register an id that another peer holds. */
  readonly takenRetryMs: number;
  /** How often a broker's socket is checked, and how long the echo may take. */
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
