/** Where a host is looked for, and when the next time: soon at first, then rarely, never never. */
import type { Random } from '../protocol/room.ts';

const FIRST = 300;
const LONGEST = 8_000;
/** For who may have to go on without the host. */
const OFTEN = 1_500;
/** How often somebody else may answer at the address before we say so. */
const IMPOSTORS = 4;

export class Search {
  readonly #random: Random;
  #calls = 0;
  #wait = FIRST;
  #impostors = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Mostly where the host was last; now and then where one after it would be. Not where we stand ourselves. */
  nextEpoch(base: number, isOverdue: boolean, stands: number | null): number {
    const offsets = isOverdue ? [1, 0, 1, 2, 0, 3] : [0, 0, 1, 0, 2, 0, 3];
    for (;;) {
      const epoch = base + offsets[this.#calls % offsets.length]!;
      this.#calls += 1;
      if (epoch !== stands) return epoch;
    }
  }

  /** Milliseconds until the next try. */
  pause(isHeir: boolean): number {
    // Somewhere between the half and the whole, so that a table does not come back all at once.
    const pause = this.#wait * (0.5 + this.#random(1)[0]! / 512);
    this.#wait = Math.min(isHeir ? OFTEN : LONGEST, this.#wait * 1.7);
    return pause;
  }

  /** The line to the host is gone. */
  lost(): void {
    this.#calls = 0;
  }

  /** Whoever comes next is one epoch further. */
  moved(): void {
    this.#calls = 2;
  }

  /** True: it was somebody else too often. */
  impostor(): boolean {
    this.#impostors += 1;
    return this.#impostors >= IMPOSTORS;
  }

  proved(): void {
    this.#impostors = 0;
  }

  welcomed(): void {
    this.#wait = FIRST;
  }
}
