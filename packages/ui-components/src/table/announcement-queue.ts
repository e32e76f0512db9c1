/** Queues announcements, so that a screen reader has time to read each one. */
import type { CbAnnouncer } from '../announcer/announcer.ts';

/** Sentences within `BATCH_MS` are announced together. Beyond `MAX_QUEUED`, the oldest are dropped; the log has them. */
const MAX_QUEUED = 6;
const BATCH_MS = 60;
/** Reading time of a screen reader at normal speed, and the longest pause between announcements. */
const MS_PER_CHARACTER = 35;
const MAX_PAUSE_MS = 4000;

const readingTime = (sentence: string): number => Math.min(MAX_PAUSE_MS, sentence.length * MS_PER_CHARACTER);

export class AnnouncementQueue {
  readonly #announcer: () => CbAnnouncer | null;
  #queue: string[] = [];
  #timer = 0;
  #alertTimer = 0;
  /** When a screen reader has probably read the alert, by `performance.now()`. */
  #alertReadAt = 0;

  constructor(announcer: () => CbAnnouncer | null) {
    this.#announcer = announcer;
  }

  /** Queues sentences, to be announced after the earlier ones. */
  add(...sentences: readonly string[]): void {
    this.#queue.push(...sentences.filter(Boolean));
    this.#queue = this.#queue.slice(-MAX_QUEUED);
    if (this.#timer === 0 && this.#queue.length > 0)
      this.#timer = window.setTimeout(this.#announceNext, BATCH_MS);
  }

  /** Announces a sentence at once, because it answers something the player just did. */
  announceNow(sentence: string): void {
    clearTimeout(this.#alertTimer);
    this.#alertReadAt = performance.now() + readingTime(sentence);
    this.#announcer()?.announce(sentence, { urgent: true });
  }

  /** Empties the alert, because it may no longer be true, but not before there was time to read it. */
  clearAlertWhenRead(): void {
    clearTimeout(this.#alertTimer);
    this.#alertTimer = window.setTimeout(
      () => this.#announcer()?.clearUrgent(),
      this.#alertReadAt - performance.now(),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#alertTimer);
    this.#timer = 0;
    this.#queue = [];
  }

  readonly #announceNext = (): void => {
    const sentence = this.#queue.join(' ');
    this.#queue = [];
    this.#timer = 0;
    if (sentence === '') return;
    this.#announcer()?.announce(sentence);
    this.#timer = window.setTimeout(this.#announceNext, readingTime(sentence));
  };
}
