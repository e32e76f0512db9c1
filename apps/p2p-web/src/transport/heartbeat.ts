/**
 * Detects a dead peer, which WebRTC may never report: both ends ping every second. A pong needs no timer, so a background tab
 * answers at once even if its timers are throttled.
 */

export interface HeartbeatTimes {
  readonly pingIntervalMs: number;
  /** Silence after which the connection counts as shaky. */
  readonly shakyMs: number;
  /** Silence after which the connection counts as dead. A silent connection might recover after up to 14 s, but reconnecting takes less than 0.1 s. */
  readonly deadMs: number;
  /** Limits for a peer in the background, where the browser may suspend the page for a while. */
  readonly hidden: { readonly shakyMs: number; readonly deadMs: number };
}

export const DEFAULT_HEARTBEAT: HeartbeatTimes = {
  pingIntervalMs: 1_000,
  shakyMs: 3_500,
  deadMs: 8_000,
  hidden: { shakyMs: 10_000, deadMs: 60_000 },
};

export interface HeartbeatListener {
  ping(): void;
  shaky(shaky: boolean): void;
  /** Called once, when the peer counts as dead. The heartbeat has stopped then. */
  dead(): void;
}

export class Heartbeat {
  readonly #listener: HeartbeatListener;
  readonly #times: HeartbeatTimes;
  readonly #timer: ReturnType<typeof setInterval>;
  #receivedAt = performance.now();
  #checkedAt = this.#receivedAt;
  #isShaky = false;
  /** Whether the peer has reported that it is in the background. */
  isHidden = false;

  constructor(listener: HeartbeatListener, times: HeartbeatTimes = DEFAULT_HEARTBEAT) {
    this.#listener = listener;
    this.#times = times;
    this.#timer = setInterval(() => this.check(), times.pingIntervalMs);
  }

  /** Call on every message from the peer. */
  received(): void {
    this.#receivedAt = performance.now();
    this.#setShaky(false);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  check(): void {
    const now = performance.now();
    // After a suspend, restart the timeout: received messages may still be queued.
    if (now - this.#checkedAt > 2 * this.#times.pingIntervalMs) this.#receivedAt = now;
    this.#checkedAt = now;
    const silentMs = now - this.#receivedAt;
    const limits = this.isHidden ? this.#times.hidden : this.#times;
    if (silentMs >= limits.deadMs) {
      this.stop();
      this.#listener.dead();
      return;
    }
    if (silentMs >= limits.shakyMs) this.#setShaky(true);
    this.#listener.ping();
  }

  #setShaky(shaky: boolean): void {
    if (shaky === this.#isShaky) return;
    this.#isShaky = shaky;
    this.#listener.shaky(shaky);
  }
}
