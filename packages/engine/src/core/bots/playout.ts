import { drawOutcome } from '../chance.ts';
import type { Draw, Game, GameTypes, Seat } from '../game.ts';

/** What the search needs to know about a game. Each game defines a `Search` beside its bots. */
export interface Search<T extends GameTypes> {
  readonly game: Game<T>;

  /** Writes the value of a state for each seat, from 0 (lost) to 1 (won). Called at the end of a playout. */
  value(state: T['state'], into: number[]): void;

  /** The quick choice of a seat in a playout. May return null (wait) only if `mayWait`. */
  decide(
    state: T['state'],
    seat: Seat,
    moves: readonly T['move'][],
    draw: Draw,
    mayWait: boolean,
  ): T['move'] | null;

  /** Whether a playout stops here, `steps` steps after its start. Default: only when the game is over. */
  horizon?(state: T['state'], steps: number): boolean;

  /**
   * The seats that decide now, in the order they are asked. Each may wait except the last, which must act.
   * Default: the first of `actors`, which must act.
   */
  asked?(state: T['state']): readonly Seat[];

  /** A key that tells moves apart in the tree. Default: `writeMove`, which is slower. */
  key?(move: T['move']): number | string;
}

/**
 * Chooses the seat that a search asks next. A seat that waited is not asked again until the state changes.
 */
export class AskOrder<T extends GameTypes> {
  seat: Seat = 0;
  mayWait = false;
  readonly #search: Search<T>;
  #waited = 0;

  constructor(search: Search<T>) {
    this.#search = search;
  }

  /** Starts over, with `viewer` to be asked first. */
  begin(viewer: Seat, mayWait: boolean): void {
    this.#waited = 0;
    this.seat = viewer;
    this.mayWait = mayWait;
  }

  next(state: T['state']): void {
    const { game, asked } = this.#search;
    if (!asked) {
      this.seat = game.actors(state)[0]!;
      this.mayWait = false;
      return;
    }
    const seats = asked(state);
    let index = 0;
    while (index < seats.length - 1 && this.#waited & (1 << seats[index]!)) index += 1;
    this.seat = seats[index]!;
    this.mayWait = index < seats.length - 1;
  }

  wait(): void {
    this.#waited |= 1 << this.seat;
  }

  forgetWaiting(): void {
    this.#waited = 0;
  }
}

/** Plays on in place until the game is over or the horizon is reached. */
export function playOut<T extends GameTypes>(
  search: Search<T>,
  state: T['state'],
  draw: Draw,
  askOrder: AskOrder<T>,
  moves: T['move'][],
): void {
  const { game } = search;
  for (let steps = 0; !search.horizon?.(state, steps) && !game.result(state); steps++) {
    const request = game.chance(state);
    if (request) {
      game.resolve(state, drawOutcome(request, draw));
      askOrder.forgetWaiting();
      continue;
    }
    askOrder.next(state);
    const { seat, mayWait } = askOrder;
    moves.length = 0;
    game.legalMoves(state, seat, moves);
    const move =
      moves.length === 1 && !mayWait ? moves[0]! : search.decide(state, seat, moves, draw, mayWait);
    if (move === null) {
      askOrder.wait();
      continue;
    }
    game.play(state, seat, move);
    askOrder.forgetWaiting();
  }
}
