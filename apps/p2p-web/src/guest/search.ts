/** Where a host is looked for, and when the next time: soon at first, then rarely, never never. */
import type { Random } from '../protocol/room.ts';

const FIRST = 300;
const LONGEST = 8_000;
/** For who may have to go on without the host, and in the beginning. */
const OFTEN = 1_500;
/** For who has to reach others before they go on. */
const PRESSING = 700;
const SLOTS = 8;
/** How many epochs further one looks at most. */
const FURTHEST = 40;
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

  /**
   * Mostly where the host was last (`known`), or the first one that we follow (`base`); now and then where one after it would be, each time
   * further, or in between: whoever is host there knows whether we are still bound. Not where we stand ourselves. When the host is overdue, mostly where
   * somebody may stand whom we can vote for: not in an epoch before our last promise (`promised`), and in the one after it if they were refused there.
   */
  nextEpoch(known: number, base: number, isOverdue: boolean, stands: number | null, promised = 0): number {
    const next = Math.max(base + 2, promised);
    for (;;) {
      const [cycle, slot] = [Math.floor(this.#calls / SLOTS), this.#calls % SLOTS];
      const between = known + (cycle % Math.max(1, base - known));
      const far = base + 3 + ((2 * cycle) % FURTHEST);
      const epochs = isOverdue
        ? [next, base, next, next + 1, between, next, base + 1, base + 2 + (cycle % FURTHEST)]
        : [base, between, base + 1, base, base + 2, base, far, far + 1];
      this.#calls += 1;
      if (epochs[slot] !== stands) return epochs[slot]!;
    }
  }

  /** Milliseconds until the next try. */
  pause(isHeir: boolean, isPressing = false): number {
    const wait = isPressing ? Math.min(PRESSING, this.#wait) : this.#wait;
    // Somewhere between the half and the whole, so that a table does not come back all at once.
    const pause = wait * (0.5 + this.#random(1)[0]! / 512);
    const longest = isHeir || this.#calls < 3 * SLOTS ? OFTEN : LONGEST;
    this.#wait = Math.min(longest, this.#wait * 1.7);
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
