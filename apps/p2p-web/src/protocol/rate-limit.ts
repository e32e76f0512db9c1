/** A token bucket that limits messages, or bytes, per second. */
const RATE_PER_SECOND = 20;
const BURST = 40;

export class RateLimit {
  readonly #rate: number;
  readonly #burst: number;
  #tokens: number;
  #refilledAt: number | null = null;

  constructor(rate = RATE_PER_SECOND, burst = BURST) {
    this.#rate = rate;
    this.#burst = burst;
    this.#tokens = burst;
  }

  /** Returns false if the limit is exceeded. `cost`: how much this message counts. */
  take(now: number, cost = 1): boolean {
    const passed = this.#refilledAt === null ? 0 : Math.max(0, now - this.#refilledAt);
    this.#refilledAt = now;
    this.#tokens = Math.min(this.#burst, this.#tokens + (passed / 1000) * this.#rate);
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Lets this many more messages pass, because they were asked for. */
  allow(messages: number): void {
    this.#tokens = Math.min(this.#burst, this.#tokens + messages);
  }
}
