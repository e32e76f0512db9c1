/**
 * Whether the other end is still there. A line that dies says nothing about it, so both ends ask every second, and an answer
 * needs no timer: a tab in the background answers at once, even when its own clock is throttled.
 */

export interface PulseTimes {
  /** How often it is asked. */
  readonly ping: number;
  /** Silence after which the line is shaky. */
  readonly shaky: number;
  /** Silence after which it is dead. Lines heal after up to 14 s, but a new one takes less than a tenth of one. */
  readonly dead: number;
  /** The same for who is in the background, where a browser may stop a page for a while. */
  readonly hidden: { readonly shaky: number; readonly dead: number };
}

export const usualTimes: PulseTimes = {
  ping: 1_000,
  shaky: 3_500,
  dead: 8_000,
  hidden: { shaky: 10_000, dead: 60_000 },
};

export interface Patient {
  ping(): void;
  shaky(shaky: boolean): void;
  /** Said once; the pulse has stopped. */
  dead(): void;
}

export class Pulse {
  readonly #patient: Patient;
  readonly #times: PulseTimes;
  readonly #timer: ReturnType<typeof setInterval>;
  #heardAt = performance.now();
  #lookedAt = this.#heardAt;
  #shaky = false;
  /** The other end said that it is in the background. */
  hidden = false;

  constructor(patient: Patient, times: PulseTimes = usualTimes) {
    this.#patient = patient;
    this.#times = times;
    this.#timer = setInterval(() => this.look(), times.ping);
  }

  /** Something came from the other end. */
  heard(): void {
    this.#heardAt = performance.now();
    this.#setShaky(false);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  look(): void {
    const now = performance.now();
    // Who slept cannot know how long the others were silent: what they said may just not have been read yet.
    if (now - this.#lookedAt > 2 * this.#times.ping) this.#heardAt = now;
    this.#lookedAt = now;
    const silent = now - this.#heardAt;
    const limits = this.hidden ? this.#times.hidden : this.#times;
    if (silent >= limits.dead) {
      this.stop();
      this.#patient.dead();
      return;
    }
    if (silent >= limits.shaky) this.#setShaky(true);
    this.#patient.ping();
  }

  #setShaky(shaky: boolean): void {
    if (shaky === this.#shaky) return;
    this.#shaky = shaky;
    this.#patient.shaky(shaky);
  }
}
