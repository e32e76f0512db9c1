/** A request to undo. It ends when every person agrees, somebody declines, or the time is up. */
import type { Seat } from '@cheeseboard/engine';
import type { Ask } from '../tables/table.ts';
import type { Room } from './room.ts';
import type { Timers } from './timers.ts';

/** How long a request waits for answers. */
const ANSWER_MS = 30_000;

export interface UndoContext {
  readonly room: Room;
  readonly timers: Timers;
  /** The index of the entry to go back to. */
  to(): number;
  /** The other seats that people play themselves. */
  others(seat: Seat): readonly Seat[];
  agreed(seat: Seat): void;
  /** The request ended without an undo. */
  over(): void;
}

export class Undo {
  readonly #table: UndoContext;

  constructor(table: UndoContext) {
    this.#table = table;
  }

  get request(): Extract<Ask, { readonly kind: 'undo' }> | undefined {
    return this.#table.room.asks.find((ask) => ask.kind === 'undo');
  }

  ask(seat: Seat, now: number): void {
    this.#table.timers.set('undo', now + ANSWER_MS);
    this.#wait(seat, this.#table.others(seat));
  }

  /** Returns false if this seat is not asked. */
  answer(seat: Seat, yes: boolean): boolean {
    const { request } = this;
    if (!request?.waiting.includes(seat)) return false;
    if (yes)
      this.#wait(
        request.seat,
        request.waiting.filter((other) => other !== seat),
      );
    else this.drop();
    return true;
  }

  /** Stops waiting for people who left or have a stand-in. */
  recount(): void {
    const { request } = this;
    if (!request) return;
    const others = this.#table.others(request.seat);
    const waiting = request.waiting.filter((seat) => others.includes(seat));
    if (waiting.length < request.waiting.length) this.#wait(request.seat, waiting);
  }

  drop(): void {
    if (!this.request) return;
    this.lapse();
    this.#table.over();
  }

  /** Withdraws the request, because a step was played or the match ended. */
  lapse(): void {
    const { room, timers } = this.#table;
    timers.clear('undo');
    room.asks = room.asks.filter(({ kind }) => kind !== 'undo');
  }

  #wait(seat: Seat, waiting: readonly Seat[]): void {
    const { room } = this.#table;
    if (waiting.length > 0) {
      room.asks = [
        ...room.asks.filter(({ kind }) => kind !== 'undo'),
        { kind: 'undo', seat, to: this.#table.to(), waiting },
      ];
      return;
    }
    this.lapse();
    this.#table.agreed(seat);
  }
}
