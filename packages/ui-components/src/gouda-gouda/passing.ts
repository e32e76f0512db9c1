/**
 * A table that passes by itself for the rest of a turn. It answers for its own seat only, once for each time that it is asked, and
 * after the same time whatever is held: nobody can read a hand from the clock.
 */
import type { Event } from '@cheeseboard/engine/gouda-gouda';

const AFTER = 400;

interface Passer {
  readonly log: readonly Event[];
  /** An answer of this seat is awaited now. */
  readonly isAsked: () => boolean;
  /** Factor on the time to wait. */
  readonly pace: () => number;
  readonly pass: () => void;
}

export class Passing {
  readonly #passer: Passer;
  /** The turn to pass in, as the place of its beginning in the log. */
  #turn = -1;
  /** The answer may take a while to arrive: the length of the log when it was given. */
  #answered = -1;
  #timer = 0;

  constructor(passer: Passer) {
    this.#passer = passer;
  }

  get isOn(): boolean {
    return this.#turn >= 0 && this.#turn === this.turnBegan;
  }

  get turnBegan(): number {
    return this.#passer.log.findLastIndex(({ type }) => type === 'turn');
  }

  toggle(): void {
    this.#turn = this.isOn ? -1 : this.turnBegan;
  }

  off(): void {
    this.#turn = -1;
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** Call it whenever the table has come to rest. */
  consider(): void {
    const ask = this.#passer.log.length;
    if (!this.isOn || !this.#passer.isAsked() || this.#answered === ask) this.stop();
    else if (this.#timer === 0) {
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        this.#answered = ask;
        if (this.isOn && this.#passer.isAsked()) this.#passer.pass();
      }, AFTER * this.#passer.pace());
    }
  }
}
