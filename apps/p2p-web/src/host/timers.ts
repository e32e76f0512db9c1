/** Named timers of a state machine without a clock: each input brings the time, and `next` says when to wake the machine. */
export class Timers {
  readonly #timers = new Map<string, { readonly at: number; call(): void }>();

  /** Sets a timer. It replaces an earlier timer of the same name. */
  set(name: string, at: number, call: () => void): void {
    this.#timers.set(name, { at, call });
  }

  clear(name: string): void {
    this.#timers.delete(name);
  }

  clearAll(prefix: string): void {
    for (const name of this.#timers.keys()) if (name.startsWith(prefix)) this.#timers.delete(name);
  }

  has(name: string): boolean {
    return this.#timers.has(name);
  }

  /** Calls everything that is due, the earliest first. */
  run(now: number): void {
    for (let dueAt = this.nextDueAt; dueAt <= now; dueAt = this.nextDueAt) {
      const [name, timer] = [...this.#timers].find((entry) => entry[1].at === dueAt)!;
      this.#timers.delete(name);
      timer.call();
    }
  }

  /** When the next timer is due. Infinity: never. */
  get nextDueAt(): number {
    return Math.min(...[...this.#timers.values()].map(({ at }) => at), Infinity);
  }
}
