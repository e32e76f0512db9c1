/** A request to undo: everybody who plays for themselves agrees, somebody declines, or time is up. */
import type { Seat } from '@cheeseboard/engine';
import type { Ask } from '../tables/table.ts';
import type { Room } from './room.ts';
import type { Timers } from './timers.ts';

/** How long it waits for answers. */
const ANSWER_MS = 30_000;

export interface UndoContext {
  readonly room: Room;
  readonly timers: Timers;
  /** The entry that the log goes back to. */
  to(): number;
  /** The seats of people who are here, but this one. */
  others(seat: Seat): readonly Seat[];
  agreed(seat: Seat): void;
  /** The request is gone, and the match goes on. */
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

  /** False: nobody has asked this seat. */
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

  /** Who has left, or lets a bot play, is not waited for. */
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

  /** A step was taken: there is nothing to ask any more. */
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
