/** Ignores repeated offers, and those above a limit: anybody can publish to a tag, and publish other people's offers again. */

export const MAX_OFFERS_PER_SECOND = 8;
/** How many offers are remembered. Callers repeat theirs, and each relay delivers it. */
const MAX_REMEMBERED = 256;

export class OfferFilter {
  readonly #accepted = new Set<string>();
  #times: number[] = [];

  isRepeated(content: string): boolean {
    return this.#accepted.has(content);
  }

  /** Whether a new offer may be answered. */
  accepts(content: string, now: number): boolean {
    this.#times = this.#times.filter((time) => now - time < 1_000);
    if (this.#times.length >= MAX_OFFERS_PER_SECOND) return false;
    this.#times.push(now);
    this.#accepted.add(content);
    const [oldest] = this.#accepted;
    if (this.#accepted.size > MAX_REMEMBERED) this.#accepted.delete(oldest!);
    return true;
  }
}
