/**
 * Checks that nobody takes this person's seat without reason: a stand-in is allowed only while they are away or late by the clock, a
 * departure only after they stood up, and a replacement only while they are away.
 */
import { type Entry, isStep, type Key, type Log } from '@cheeseboard/engine/fair';
import type { Policy } from '../tables/table.ts';

/** A host may call somebody late this much earlier than their own clock does, because every message takes time. */
const CLOCK_TOLERANCE_MS = 3_000;
/** A host that sends nothing for this long is silent. It should send a heartbeat every second. */
const SILENCE_MS = 2_000;
/** After a silence, delayed messages arrive within this time. */
const BURST_MS = 1_000;

export class OwnSeat {
  readonly #me: Key;
  /** When this person was asked to move; null while they are not. */
  #askedAt: number | null = null;
  /** When this person's time is up, by their own clock. Pauses postpone it. */
  #deadline = Number.POSITIVE_INFINITY;
  #pausedAt: number | null = null;
  /** When the connection was lost; null while it is open. Before the first connection, this person may have been away for any time. */
  #awayAt: number | null = Number.NEGATIVE_INFINITY;
  #hasStoodUp = false;
  #hasRules = false;
  #heardAt = 0;
  /** The latest silence of the host. Messages that arrive at its end may have been sent at its beginning. */
  #silence = { from: 0, to: Number.NEGATIVE_INFINITY };

  constructor(me: Key) {
    this.#me = me;
  }

  disconnect(now: number): void {
    this.#awayAt = now;
  }

  connect(log: Log): void {
    // The host may have asked this person as soon as the connection was lost.
    if (this.#askedAt !== null && this.#awayAt !== null) this.#startClock(this.#awayAt, log);
    this.#awayAt = null;
  }

  /** Call this once the rules are loaded. Without them, this browser cannot tell when this person is asked to move. */
  loadRules(): void {
    this.#hasRules = true;
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#deadline = Number.NEGATIVE_INFINITY;
  }

  sit(isSeated: boolean): void {
    this.#hasStoodUp = !isSeated;
  }

  /** Call this for every message of the host. After a page slept or a network stalled, all messages arrive at once. */
  hear(now: number): void {
    if (now - this.#heardAt >= SILENCE_MS) this.#silence = { from: this.#heardAt, to: now };
    this.#heardAt = now;
  }

  /** The earliest time at which the host can have sent the message that arrives now. */
  #sentAt(now: number): number {
    const { from, to } = this.#silence;
    return now - to < BURST_MS ? from : now;
  }

  /** Records whether this person is asked to move. `isFrozen`: nobody may move, as during a pause. */
  update(isAsked: boolean, isFrozen: boolean, log: Log, now: number): void {
    const sentAt = this.#sentAt(now);
    if (this.#pausedAt !== null && !isFrozen) this.#deadline += Math.max(0, sentAt - this.#pausedAt);
    this.#pausedAt = isFrozen ? (this.#pausedAt ?? now) : null;
    if (isAsked && this.#askedAt === null) {
      this.#askedAt = sentAt;
      this.#startClock(sentAt, log);
    } else if (!isAsked) this.#forgetQuestion();
  }

  /** Whether this entry, the newest or an earlier one of the log, takes the person's seat or moves for them without reason. */
  isWronged(log: Log, entry: Entry, now: number): boolean {
    const { index, body, signatures } = entry;
    // This person signed the entry, so they have answered: the next question starts a new clock.
    if (signatures.some(({ key }) => key === this.#me)) {
      this.#forgetQuestion();
      this.#pausedAt = null;
    }
    if (body?.kind === 'policy' && this.#askedAt !== null) this.#startClock(this.#sentAt(now), log);
    if (index === 0 || this.#awayAt !== null) return false;
    const { seats, players } = log.stateAt(index - 1);
    const seat = seats.findIndex(({ key }) => key === this.#me);
    if (body?.kind === 'seat') {
      if (seat < 0 || body.seat !== seat) return false;
      const isLate = !this.#hasRules || now >= this.#deadline - CLOCK_TOLERANCE_MS;
      if (body.change === 'stand-in') return body.why !== 'clock' || !isLate;
      if (body.change !== 'leave') return false;
      return body.why === 'replaced' || (body.why === 'left' && !this.#hasStoodUp);
    }
    const isPlayer = players.some(({ key }) => key === this.#me);
    if (!isStep(entry) || seats[seat]?.playedBy !== 'bot' || !isPlayer) return false;
    // This person is here, so a stand-in may only make the one move for which they were late, right after it took the seat.
    const previousBody = log.entryAt(index - 1).body;
    return previousBody?.kind !== 'seat' || previousBody.change !== 'stand-in' || previousBody.seat !== seat;
  }

  #forgetQuestion(): void {
    this.#askedAt = null;
    this.#deadline = Number.POSITIVE_INFINITY;
  }

  /** Starts this person's clock with the time limit in the log. A longer limit does not move an earlier deadline. */
  #startClock(startMs: number, log: Log): void {
    const clock = (log.state?.policy as Partial<Policy> | undefined)?.clockSeconds ?? null;
    if (clock !== null) this.#deadline = Math.min(this.#deadline, startMs + clock * 1_000);
  }
}
