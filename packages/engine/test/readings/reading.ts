/** How an oracle's facts are read off the engine's state. */
import type { StateBase } from '../../src/index.ts';

export interface Oracle {
  awaits():
    | { what: 'chance'; request: object }
    | { what: 'moves'; bySeat: Map<number, string[]> }
    | { what: 'over'; result: object };
  chance(outcome: number[]): void;
  move(seat: number, move: never): void;
  facts(): object;
}

export interface Reading<State, Options> {
  start(seats: number, options: Options): Oracle;
  facts(state: State): object;
}

export const seatsOf = (state: StateBase): number[] => Array.from({ length: state.seats }, (_, seat) => seat);
