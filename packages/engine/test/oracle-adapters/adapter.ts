/** Translates the engine's state into an oracle's facts. */
import type { GameTypes, StateBase } from '../../src/index.ts';

export interface Oracle {
  awaits():
    | { kind: 'chance'; request: object }
    | { kind: 'moves'; bySeat: Map<number, string[]> }
    | { kind: 'over'; result: object };
  chance(outcome: number[]): void;
  move(seat: number, move: object): void;
  facts(): object;
}

export interface OracleAdapter<T extends GameTypes> {
  start(seats: number, options: T['options']): Oracle;
  facts(state: T['state']): object;
  /** Rare events that must occur in the compared games. Without them, the comparison proves too little. */
  readonly rare: { readonly [name: string]: (before: T['state'], events: readonly T['event'][]) => boolean };
}

export const seatsOf = (state: StateBase): number[] => Array.from({ length: state.seats }, (_, seat) => seat);
