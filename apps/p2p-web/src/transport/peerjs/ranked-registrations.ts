/**
 * Keeps an address registered at the first brokers of its order that answer. It uses two, because a guest may not reach the first one, or may have
 * a list in which another broker is first; more would only multiply the load of every broker.
 *
 *   state of the first two        does
 *   open                          closes later ones, after a while
 *   opening for long, lost, taken registers at the next one, and keeps trying
 */
import type { ListeningState } from '../transport.ts';

/** At how many brokers an address is registered. */
const WANTED = 2;
/** How long a broker may take before the next one is tried beside it. */
export const NEXT_BROKER_MS = 2_000;

export interface RankedRegistration {
  readonly state: ListeningState;
  close(): void;
}

interface Ranked {
  readonly registration: RankedRegistration;
  isNew: boolean;
  /** Closes the registration when it is no longer needed. */
  closing: ReturnType<typeof setTimeout> | undefined;
}

export interface RankedRegistrationsOptions {
  /** How many brokers there are. */
  readonly brokers: number;
  /** How long a registration stays open when it is no longer needed: a guest may be calling there. */
  readonly lingerMs: number;
  /** Registers at the broker of a rank. */
  register(rank: number): RankedRegistration;
}

export class RankedRegistrations {
  readonly #options: RankedRegistrationsOptions;
  /** The registrations of the first brokers, by rank. */
  readonly #ranked: Ranked[] = [];
  #isClosed = false;

  constructor(options: RankedRegistrationsOptions) {
    this.#options = options;
    this.update();
  }

  get states(): ListeningState[] {
    return this.#ranked.map(({ registration }) => registration.state);
  }

  /** Call this when the state of a registration has changed. */
  update(): void {
    if (this.#isClosed) return;
    while (this.#ranked.length < this.#options.brokers && this.#count(isPromising) < WANTED) this.#add();
    const needed = this.#countNeeded();
    this.#ranked.forEach((ranked, rank) => {
      if (rank < needed) {
        clearTimeout(ranked.closing);
        ranked.closing = undefined;
      } else ranked.closing ??= setTimeout(() => this.#closeFrom(rank), this.#options.lingerMs);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#closeFrom(0);
  }

  #add(): void {
    const ranked: Ranked = {
      registration: this.#options.register(this.#ranked.length),
      isNew: true,
      closing: undefined,
    };
    this.#ranked.push(ranked);
    setTimeout(() => {
      ranked.isNew = false;
      this.update();
    }, NEXT_BROKER_MS);
  }

  #closeFrom(rank: number): void {
    for (const { registration, closing } of this.#ranked.splice(rank)) {
      clearTimeout(closing);
      registration.close();
    }
  }

  #count(isCounted: (ranked: Ranked) => boolean): number {
    return this.#ranked.filter(isCounted).length;
  }

  /** How many ranks need a registration: as many as it takes until enough are open. */
  #countNeeded(): number {
    const openRanks = this.#ranked.flatMap(({ registration }, rank) =>
      registration.state === 'open' ? [rank] : [],
    );
    const lastNeeded = openRanks[WANTED - 1];
    return lastNeeded === undefined ? this.#ranked.length : lastNeeded + 1;
  }
}

const isPromising = ({ registration: { state }, isNew }: Ranked): boolean =>
  state === 'open' || (state === 'opening' && isNew);
