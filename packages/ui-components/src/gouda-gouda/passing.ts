/**
 * A table that passes by itself: for the rest of a turn, or in every turn where the player has not said otherwise. It answers for its
 * own seat only, once for each time that it is asked, and after the same time whatever is held: nobody can read a hand from the clock.
 */
import type { Event } from '@cheeseboard/engine/gouda-gouda';

const AFTER = 400;

interface Passer {
  readonly log: readonly Event[];
  /** In every turn, unless the player has switched it off for this one. */
  readonly always: () => boolean;
  /** An answer of this seat is awaited now. */
  readonly isAsked: () => boolean;
  /** Factor on the time to wait. */
  readonly pace: () => number;
  readonly pass: () => void;
}

export class Passing {
  readonly #passer: Passer;
  /** What was chosen for a turn, which is known by the place of its beginning in the log. */
  #chosen = { turn: -1, on: false };
  /** The answer may take a while to arrive: the length of the log when it was given. */
  #answered = -1;
  #timer = 0;

  constructor(passer: Passer) {
    this.#passer = passer;
  }

  get isOn(): boolean {
    const turn = this.turnBegan;
    if (turn < 0) return false;
    return this.#chosen.turn === turn ? this.#chosen.on : this.#passer.always();
  }

  get turnBegan(): number {
    return this.#passer.log.findLastIndex(({ type }) => type === 'turn');
  }

  toggle(): void {
    this.#chosen = { turn: this.turnBegan, on: !this.isOn };
  }

  /** Another match: its turns are others. */
  forget(): void {
    this.#chosen = { turn: -1, on: false };
    this.#answered = -1;
    this.stop();
  }

  /** For this turn. */
  off(): void {
    this.#chosen = { turn: this.turnBegan, on: false };
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
