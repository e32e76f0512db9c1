/** How many messages one line may bring: 20 a second, 40 at once. */
const RATE = 20;
const BURST = 40;

export class Limit {
  readonly #rate: number;
  readonly #burst: number;
  #left: number;
  #at: number | null = null;

  constructor(rate = RATE, burst = BURST) {
    this.#rate = rate;
    this.#burst = burst;
    this.#left = burst;
  }

  /** False: too many. */
  take(now: number): boolean {
    const passed = this.#at === null ? 0 : Math.max(0, now - this.#at);
    this.#at = now;
    this.#left = Math.min(this.#burst, this.#left + (passed / 1000) * this.#rate);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
