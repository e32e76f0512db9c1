/**
 * Those who called and have not yet shown who they are. There are few of them at a time, one for each name, so that nobody keeps
 * others out by calling often.
 */

export interface Stranger {
  end(): void;
}

export class Strangers {
  readonly #most: number;
  /** Oldest first. */
  readonly #present = new Map<string, Stranger>();

  constructor(most = 8) {
    this.#most = most;
  }

  get count(): number {
    return this.#present.size;
  }

  /** The same name again takes the place of the first; one too many takes that of the oldest. */
  add(name: string, stranger: Stranger): void {
    this.#drop(name);
    const [oldest] = this.#present.keys();
    if (this.#present.size >= this.#most && oldest !== undefined) this.#drop(oldest);
    this.#present.set(name, stranger);
  }

  /** Gone, or no stranger any more. */
  remove(name: string, stranger: Stranger): void {
    if (this.#present.get(name) === stranger) this.#present.delete(name);
  }

  #drop(name: string): void {
    const stranger = this.#present.get(name);
    this.#present.delete(name);
    stranger?.end();
  }
}
