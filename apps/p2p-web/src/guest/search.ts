/** Decides when to look for another way to the host: exponential backoff with jitter, and one attempt at a time. */
export class Search {
  readonly #minMs: number;
  readonly #maxMs: number;
  readonly #random: () => number;
  #backoffMs: number;
  #isRunning = false;
  /** When the next attempt is due; null if no attempt is planned, or while one is running. */
  dueAt: number | null = null;

  /** `random`: a number from 0 to 1. */
  constructor(minMs: number, maxMs: number, random: () => number) {
    this.#minMs = minMs;
    this.#maxMs = maxMs;
    this.#random = random;
    this.#backoffMs = minMs;
  }

  begin(firstDueAt: number): void {
    this.stop();
    this.dueAt = firstDueAt;
  }

  /** Makes the next attempt at once. */
  hasten(now: number): void {
    if (this.dueAt !== null) this.dueAt = Math.min(this.dueAt, now);
  }

  /** Starts an attempt if one is due. Returns whether it did. */
  start(now: number): boolean {
    if (this.dueAt === null || now < this.dueAt) return false;
    this.dueAt = null;
    this.#isRunning = true;
    return true;
  }

  /** Plans the next attempt, because this one has failed or its connection may still fail. */
  postpone(now: number): void {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    this.dueAt = now + this.#backoffMs * (0.75 + this.#random() / 2);
    this.#backoffMs = Math.min(this.#maxMs, 2 * this.#backoffMs);
  }

  stop(): void {
    this.dueAt = null;
    this.#isRunning = false;
    this.#backoffMs = this.#minMs;
  }
}
