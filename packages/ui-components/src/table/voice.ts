/** What a table says, in order and never faster than it can be heard. */
import type { CbAnnouncer } from '../announcer/announcer.ts';

/** Sentences that come at once are said at once; of more than these the oldest are left to the log. */
const MOST = 6;
const TOGETHER = 60;
/** A screen reader at an ordinary speed, and the longest anybody should be kept. */
const PER_LETTER = 35;
const LONGEST = 4000;

export class Voice {
  readonly #announcer: () => CbAnnouncer | null;
  #waiting: string[] = [];
  #timer = 0;

  constructor(announcer: () => CbAnnouncer | null) {
    this.#announcer = announcer;
  }

  /** When what was said before has been heard. */
  say(...sentences: readonly string[]): void {
    this.#waiting.push(...sentences.filter(Boolean));
    this.#waiting = this.#waiting.slice(-MOST);
    if (this.#timer === 0 && this.#waiting.length > 0) this.#timer = window.setTimeout(this.#speak, TOGETHER);
  }

  /** Now: an answer to what the player has just asked or tried. */
  answer(sentence: string): void {
    this.#announcer()?.announce(sentence, { urgent: true });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = [];
  }

  readonly #speak = (): void => {
    const sentence = this.#waiting.join(' ');
    this.#waiting = [];
    this.#timer = 0;
    if (sentence === '') return;
    this.#announcer()?.announce(sentence);
    this.#timer = window.setTimeout(this.#speak, Math.min(LONGEST, sentence.length * PER_LETTER));
  };
}
