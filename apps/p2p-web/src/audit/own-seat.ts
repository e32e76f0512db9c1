/**
 * Checks that nobody takes this person's seat without reason: a stand-in is right only while they are away or late by the clock, and a
 * departure only after they stood up.
 */
import type { SeatBody } from '@cheeseboard/engine/fair';

/** A host may call somebody late this much earlier than their own clock does, because every message takes time. */
const CLOCK_TOLERANCE_MS = 3_000;

export class OwnSeat {
  /** When this person was asked to move; null while they are not. */
  #askedAt: number | null = null;
  /** When their time is up, by their own clock. Pauses move it back. */
  #deadline = Number.POSITIVE_INFINITY;
  #pausedAt: number | null = null;
  /** When the connection was lost; null while it is open. A page that was just opened may have been away for long. */
  #awayAt: number | null = Number.NEGATIVE_INFINITY;
  #hasStoodUp = false;

  disconnected(now: number): void {
    this.#awayAt = now;
  }

  connected(clock: number | null): void {
    // The question may have been asked as soon as the connection was lost.
    if (this.#askedAt !== null && this.#awayAt !== null) this.#limit(this.#awayAt, clock);
    this.#awayAt = null;
  }

  get isAway(): boolean {
    return this.#awayAt !== null;
  }

  /** Without the rules, this browser could not tell when it was asked. */
  rulesLoaded(): void {
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#deadline = Number.NEGATIVE_INFINITY;
  }

  satDown(isSeated: boolean): void {
    this.#hasStoodUp = !isSeated;
  }

  /** After their own move, whatever this person is asked is a new question. */
  moved(): void {
    this.#askedAt = null;
    this.#deadline = Number.POSITIVE_INFINITY;
    this.#pausedAt = null;
  }

  /** `sentAt`: the earliest time at which the host can have sent it. */
  clockChanged(sentAt: number, clock: number | null): void {
    if (this.#askedAt !== null) this.#limit(sentAt, clock);
  }

  /** `isStill`: nobody may move. `sentAt`: the earliest time at which the host can have sent it. `clock`: seconds per turn. */
  update(isAsked: boolean, isStill: boolean, now: number, sentAt: number, clock: number | null): void {
    if (this.#pausedAt !== null && !isStill) this.#deadline += Math.max(0, sentAt - this.#pausedAt);
    this.#pausedAt = isStill ? (this.#pausedAt ?? now) : null;
    if (isAsked && this.#askedAt === null) {
      this.#askedAt = sentAt;
      this.#limit(sentAt, clock);
    } else if (!isAsked) {
      this.#askedAt = null;
      this.#deadline = Number.POSITIVE_INFINITY;
    }
  }

  /** Whether this change of the person's own seat is without reason. */
  isWrong(body: SeatBody, now: number, hasRules: boolean): boolean {
    if (this.#awayAt !== null) return false;
    const isLate = !hasRules || now >= this.#deadline - CLOCK_TOLERANCE_MS;
    if (body.change === 'stand-in') return body.why !== 'clock' || !isLate;
    return body.change === 'leave' && body.why === 'left' && !this.#hasStoodUp;
  }

  /** A clock that begins to run at `from`. A longer one does not give back time that is up. */
  #limit(from: number, clock: number | null): void {
    if (clock !== null) this.#deadline = Math.min(this.#deadline, from + clock * 1_000);
  }
}
