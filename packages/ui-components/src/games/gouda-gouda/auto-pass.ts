/**
 * Passes automatically when the player is asked to play a token. Everybody with a token is asked (GG-13), and all see who answers and
 * when. So in a game between people the delay must not depend on the tokens held:
 *
 * - `breath`: passes after a fixed time, unless the player stops it;
 * - `always`: passes after a short delay;
 * - `idle`: passes after a short delay if no token can be played, otherwise waits. The delay would reveal the tokens to people, so this
 *   is only for games against bots;
 * - `never`: waits for the player.
 */
import type { Event, View } from '@cheeseboard/engine/gouda-gouda';
import type { AutoPass } from '../../table/auto-pass.ts';

/** The delays of `always` and `idle`; the table's pace scales them. */
const ALWAYS_PASS_DELAY_MS = 400;
const IDLE_PASS_DELAY_MS = 700;
/**
 * The delay of `breath` by window: time to read the roll or token and to react. Not scaled, because it is the same for
 * everybody.
 */
const BREATH_PASS_DELAY_MS = { a: 6000, b: 4000, c: 5000 } as const;

interface AutoPassHost {
  readonly log: readonly Event[];
  /** The mode set for the match. */
  readonly mode: () => AutoPass;
  readonly window: () => View['window'];
  /** Whether the player is asked now. */
  readonly isAsked: () => boolean;
  /** Whether passing is the only legal move. */
  readonly canOnlyPass: () => boolean;
  /** Multiplies the waiting time. */
  readonly pace: () => number;
  readonly pass: () => void;
}

export class AutoPasser {
  readonly #host: AutoPassHost;
  /** The player's choice for one turn, identified by the turn's index in the log. */
  #override: { readonly turn: number; readonly mode: AutoPass } | null = null;
  /** Length of the log when the pass was sent. The log grows only when the pass has been accepted. */
  #answered = -1;
  /** The question that the timer runs for, and the timer's deadline. */
  #question = -1;
  #dueAt = 0;
  #timer = 0;

  constructor(passer: AutoPassHost) {
    this.#host = passer;
  }

  /** The mode for this turn. */
  get mode(): AutoPass {
    const { turnStart } = this;
    return this.#override && this.#override.turn === turnStart ? this.#override.mode : this.#host.mode();
  }

  get turnStart(): number {
    return this.#host.log.findLastIndex(({ type }) => type === 'turn');
  }

  /** Log index of the event that asks the player. Passes of others do not ask anew. */
  get question(): number {
    return this.#host.log.findLastIndex(({ type }) => type !== 'passed');
  }

  /** Time until the table passes; null if it waits for the player. */
  get waitMs(): number | null {
    const { isAsked, canOnlyPass: onlyPass, pace, window } = this.#host;
    if (this.turnStart < 0 || !isAsked()) return null;
    switch (this.mode) {
      case 'always':
        return ALWAYS_PASS_DELAY_MS * pace();
      case 'idle':
        return onlyPass() ? IDLE_PASS_DELAY_MS * pace() : null;
      case 'breath':
        return BREATH_PASS_DELAY_MS[window() ?? 'a'];
      default:
        return null;
    }
  }

  /** True if the table passes automatically, so that the player is not prompted. */
  get passesAutomatically(): boolean {
    return this.mode === 'idle' && this.waitMs !== null && this.#answered !== this.#host.log.length;
  }

  /** Toggles between passing on everything and waiting, for the rest of this turn. */
  toggle(): void {
    const matchMode = this.#host.mode();
    const other = matchMode === 'breath' || matchMode === 'always' ? 'never' : 'always';
    this.#overrideMode(this.mode === other ? matchMode : other);
  }

  #overrideMode(mode: AutoPass): void {
    this.#override = { turn: this.turnStart, mode };
    this.stop();
  }

  /** Forgets the player's choice when a new match begins. */
  reset(): void {
    this.#override = null;
    this.#answered = -1;
    this.stop();
  }

  /** The player picked up a token: wait for them for the rest of this turn. */
  pause(): void {
    if (this.mode !== 'idle') this.#overrideMode('never');
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#question = -1;
  }

  /** Starts or stops the timer. Call it whenever an animation is over. */
  schedule(): void {
    const { waitMs, question } = this;
    const { log, isAsked, pass } = this.#host;
    if (waitMs === null || this.#answered === log.length) {
      this.stop();
      return;
    }
    if (question !== this.#question) {
      this.stop();
      this.#question = question;
      this.#dueAt = performance.now() + waitMs;
    } else if (this.#timer !== 0) return;
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0;
        // An animation is playing; schedule() is called again after it.
        if (!isAsked()) return;
        this.#answered = this.#host.log.length;
        pass();
      },
      Math.max(0, Math.round(this.#dueAt - performance.now())),
    );
  }
}
