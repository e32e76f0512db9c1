/** When to look for another way to the host: exponential backoff with jitter, and one attempt at a time. */
export class Search {
  readonly #minMs: number;
  readonly #maxMs: number;
  readonly #random: () => number;
  #backoffMs: number;
  #isRunning = false;
  /** When the next attempt is due; null if none is, or while one is running. */
  at: number | null = null;

  /** `random`: a number from 0 to 1. */
  constructor(minMs: number, maxMs: number, random: () => number) {
    this.#minMs = minMs;
    this.#maxMs = maxMs;
    this.#random = random;
    this.#backoffMs = minMs;
  }

  begin(at: number): void {
    this.stop();
    this.at = at;
  }

  /** Makes the next attempt at once. */
  hasten(now: number): void {
    if (this.at !== null) this.at = Math.min(this.at, now);
  }

  /** Returns whether an attempt is due. It is then running. */
  start(now: number): boolean {
    if (this.at === null || now < this.at) return false;
    this.at = null;
    this.#isRunning = true;
    return true;
  }

  /** The attempt has failed, or its connection may still fail: the next one comes later. */
  postpone(now: number): void {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    this.at = now + this.#backoffMs * (0.75 + this.#random() / 2);
    this.#backoffMs = Math.min(this.#maxMs, 2 * this.#backoffMs);
  }

  stop(): void {
    this.at = null;
    this.#isRunning = false;
    this.#backoffMs = this.#minMs;
  }
}
