import type { RuleId } from '../../core/game.ts';
import { type FirstSeat, type Rounds, roundsOf } from '../../core/options.ts';
import { type Card, COLOURS } from './cards.ts';

/** Every rule of the rulebook. */
export const rules = [
  'DG-1',
  'DG-2',
  'DG-3',
  'DG-4',
  'DG-5',
  'DG-6',
  'DG-7',
  'DG-8',
  'DG-9',
  'DG-10',
  'DG-11',
  'DG-12',
] as const satisfies readonly RuleId[];

/** Options that players agree on before the game. */
export type Options = {
  /** How many deals are played (DG-2). */
  deals: Rounds;
  /** Who deals first (DG-3). */
  firstDealer: FirstSeat;
};

export const phases = ['dealer', 'deal', 'trick', 'over'] as const;

/** The complete state of a match as plain data, secrets included. */
export interface State {
  seats: number;
  readonly options: Options;
  /** `dealer` and `deal` wait for a draw, `trick` for a player. */
  phase: (typeof phases)[number];
  dealer: number;
  /** The seat that leads the trick. */
  leader: number;
  /** The cards of the trick in the order played, clockwise from the leader. */
  trick: Card[];
  /** Sets of cards, five numbers per seat: see cards.ts. */
  hands: number[];
  /** Won cards, as sets like `hands`. They stay on the table until the next deal (DG-10). */
  won: number[];
  /** Scores of each finished deal, by seat. */
  scores: number[][];
}

export const dealsOf = (state: { seats: number; options: Options }): number =>
  roundsOf(state.options.deals, state.seats);

/** The seat that plays the next card of the trick (DG-4). */
export function turnOf(state: State): number {
  const seat = state.leader + state.trick.length;
  return seat >= state.seats ? seat - state.seats : seat;
}

export function noCards(seats: number): number[] {
  const sets: number[] = [];
  for (let index = 0; index < seats * COLOURS; index++) sets.push(0);
  return sets;
}
