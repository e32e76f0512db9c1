/**
 * A table that answers the questions about tokens for its player. Everybody with a token is asked, whatever it is (GG-13), and all can
 * see who has answered and when; so when people play together the answer may depend on nothing that is secret:
 *
 * - `breath`: it passes after the same time whatever is held, unless the player holds it back, which everybody can do alike;
 * - `always`: it passes soon, whatever is held;
 * - `idle`: it passes soon where nothing else is possible, and waits where something is. The clock would tell the others which: only
 *   for who plays against bots, who do not look at it;
 * - `never`: it waits for the player.
 */
import type { Event, View } from '@cheeseboard/engine/gouda-gouda';

export type AutoPass = 'never' | 'idle' | 'breath' | 'always';

/** In milliseconds, in the table's own pace. */
const AFTER = 400;
const IDLE = 700;
/** By window: to read the roll, or the token, and to reach for one's own. Not in the table's own pace: it is everybody's. */
const BREATH = { a: 6000, b: 4000, c: 5000 } as const;

interface Passer {
  readonly log: readonly Event[];
  /** What is wished for every turn. */
  readonly mode: () => AutoPass;
  readonly window: () => View['window'];
  /** An answer of this seat is awaited now. */
  readonly isAsked: () => boolean;
  /** And there is only one. */
  readonly onlyPass: () => boolean;
  /** Factor on the time to wait. */
  readonly pace: () => number;
  readonly pass: () => void;
}

export class Passing {
  readonly #passer: Passer;
  /** What was chosen for a turn, which is known by the place of its beginning in the log. */
  #chosen: { readonly turn: number; readonly mode: AutoPass } | null = null;
  /** The answer may take a while to arrive: the length of the log when it was given. */
  #answered = -1;
  /** The question that the time runs for, and when it is up. */
  #question = -1;
  #due = 0;
  #timer = 0;

  constructor(passer: Passer) {
    this.#passer = passer;
  }

  /** In this turn. */
  get mode(): AutoPass {
    const { turnBegan } = this;
    return this.#chosen && this.#chosen.turn === turnBegan ? this.#chosen.mode : this.#passer.mode();
  }

  get turnBegan(): number {
    return this.#passer.log.findLastIndex(({ type }) => type === 'turn');
  }

  /** Who passes does not change what the others are asked: a question begins with what happened before. */
  get question(): number {
    return this.#passer.log.findLastIndex(({ type }) => type !== 'passed');
  }

  /** For how long the question stays open, in milliseconds; null: until the player answers. */
  get wait(): number | null {
    const { isAsked, onlyPass, pace, window } = this.#passer;
    if (this.turnBegan < 0 || !isAsked()) return null;
    switch (this.mode) {
      case 'always':
        return AFTER * pace();
      case 'idle':
        return onlyPass() ? IDLE * pace() : null;
      case 'breath':
        return BREATH[window() ?? 'a'];
      default:
        return null;
    }
  }

  /** The table answers before the player could: there is nothing to ask. */
  get silent(): boolean {
    return this.mode === 'idle' && this.wait !== null && this.#answered !== this.#passer.log.length;
  }

  /** For the rest of this turn: pass on everything, or in a breath: wait. And back. */
  toggle(): void {
    const wish = this.#passer.mode();
    const other = wish === 'breath' || wish === 'always' ? 'never' : 'always';
    this.#choose(this.mode === other ? wish : other);
  }

  #choose(mode: AutoPass): void {
    this.#chosen = { turn: this.turnBegan, mode };
    this.stop();
  }

  /** Another match: its turns are others. */
  forget(): void {
    this.#chosen = null;
    this.#answered = -1;
    this.stop();
  }

  /** Who takes up a token does not want to pass any more: the table waits, for this turn. */
  hold(): void {
    if (this.mode !== 'idle') this.#choose('never');
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#question = -1;
  }

  /** Call it whenever the table has come to rest. */
  consider(): void {
    const { wait, question } = this;
    const { log, isAsked, pass } = this.#passer;
    if (wait === null || this.#answered === log.length) {
      this.stop();
      return;
    }
    if (question !== this.#question) {
      this.stop();
      this.#question = question;
      this.#due = performance.now() + wait;
    } else if (this.#timer !== 0) return;
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0;
        // While somebody else's answer is being told: as soon as that is over.
        if (!isAsked()) return;
        this.#answered = this.#passer.log.length;
        pass();
      },
      Math.max(0, Math.round(this.#due - performance.now())),
    );
  }
}
