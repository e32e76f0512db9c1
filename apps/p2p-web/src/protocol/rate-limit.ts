/** A token bucket that limits messages, or bytes, per second. */
const RATE_PER_SECOND = 20;
const BURST = 40;

export class RateLimit {
  readonly #rate: number;
  readonly #burst: number;
  #left: number;
  #at: number | null = null;

  constructor(rate = RATE_PER_SECOND, burst = BURST) {
    this.#rate = rate;
    this.#burst = burst;
    this.#left = burst;
  }

  /** Returns false if the limit is exceeded. `cost`: how much this message counts. */
  take(now: number, cost = 1): boolean {
    const passed = this.#at === null ? 0 : Math.max(0, now - this.#at);
    this.#at = now;
    this.#left = Math.min(this.#burst, this.#left + (passed / 1000) * this.#rate);
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Lets this many more messages pass, because they were asked for. */
  allow(messages: number): void {
    this.#left = Math.min(this.#burst, this.#left + messages);
  }
}
