/** What somebody was shown last, and since when its clocks run by their own clock. */
import { apply, type Json } from '../protocol/patch.ts';
import { isPicture, type Picture, type Times } from '../protocol/picture.ts';

export class Seen {
  #picture: Picture | null;
  #times: Times = { clock: 0, breath: 0 };

  constructor(kept: Picture | null) {
    this.#picture = kept;
  }

  get picture(): Picture | null {
    return this.#picture;
  }

  get times(): Times {
    return this.#times;
  }

  /** The whole picture. `ages`: how long ago its clocks were set. */
  show(picture: Picture, ages: Times, now: number): void {
    this.#picture = picture;
    this.#times = { clock: now - ages.clock, breath: now - ages.breath };
  }

  /** What changed in it. False if that makes no picture. */
  patch(patch: Json, now: number): boolean {
    let picture: unknown;
    try {
      picture = apply(this.#picture as Json, patch);
    } catch {
      return false;
    }
    if (!isPicture(picture)) return false;
    const [before, after] = [this.#picture?.match, picture.match];
    this.#times = {
      clock: before?.clock?.set === after?.clock?.set ? this.#times.clock : now,
      breath: before?.breath?.set === after?.breath?.set ? this.#times.breath : now,
    };
    this.#picture = picture;
    return true;
  }
}
