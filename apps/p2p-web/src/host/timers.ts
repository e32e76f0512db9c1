/** Named timers of a machine without a clock: it is told the time, and says when to wake it. */
export class Timers {
  readonly #at = new Map<string, number>();

  set(name: string, at: number): void {
    this.#at.set(name, at);
  }

  clear(name: string): void {
    this.#at.delete(name);
  }

  clearAll(start: string): void {
    for (const name of this.#at.keys()) if (name.startsWith(start)) this.#at.delete(name);
  }

  has(name: string): boolean {
    return this.#at.has(name);
  }

  /** Removes and returns the next timer that is due. */
  due(now: number): string | null {
    let found: string | null = null;
    for (const [name, at] of this.#at) {
      if (at <= now && (found === null || at < this.#at.get(found)!)) found = name;
    }
    if (found !== null) this.#at.delete(found);
    return found;
  }

  get next(): number | null {
    return this.#at.size === 0 ? null : Math.min(...this.#at.values());
  }
}
