/** Ignores repeated offers, and those above a limit: anybody can publish to a tag, and publish other people's offers again. */

export const MAX_OFFERS_PER_SECOND = 8;
/** How many offers are remembered: those of hours, because a relay could repeat any others. They take 2 MB at most. */
const MAX_REMEMBERED = 4_096;

export class OfferFilter {
  readonly #acceptedOffers = new Set<string>();
  #acceptedAt: number[] = [];

  isRepeated(content: string): boolean {
    return this.#acceptedOffers.has(content);
  }

  /** Remembers a new offer. Returns false if there are too many to answer it. */
  accept(content: string, now: number): boolean {
    this.#acceptedAt = this.#acceptedAt.filter((acceptedAt) => now - acceptedAt < 1_000);
    if (this.#acceptedAt.length >= MAX_OFFERS_PER_SECOND) return false;
    this.#acceptedAt.push(now);
    this.#acceptedOffers.add(content);
    const [oldest] = this.#acceptedOffers;
    if (this.#acceptedOffers.size > MAX_REMEMBERED) this.#acceptedOffers.delete(oldest!);
    return true;
  }
}
