/** How an oracle's facts are read off the engine's state. */
import type { GameTypes, StateBase } from '../../src/index.ts';

export interface Oracle {
  awaits():
    | { what: 'chance'; request: object }
    | { what: 'moves'; bySeat: Map<number, string[]> }
    | { what: 'over'; result: object };
  chance(outcome: number[]): void;
  move(seat: number, move: never): void;
  facts(): object;
}

export interface Reading<T extends GameTypes> {
  start(seats: number, options: T['options']): Oracle;
  facts(state: T['state']): object;
  /** What must have happened in so many games, or the comparison has not seen enough. */
  readonly rare: { readonly [name: string]: (before: T['state'], events: readonly T['event'][]) => boolean };
}

export const seatsOf = (state: StateBase): number[] => Array.from({ length: state.seats }, (_, seat) => seat);
