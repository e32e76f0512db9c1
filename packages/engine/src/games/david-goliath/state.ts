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

/** What can be agreed on before it begins. */
export type Options = {
  /** DG-2 */
  deals: Rounds;
  /** DG-3 */
  firstDealer: FirstSeat;
};

/** What can be on. */
export const phases = ['dealer', 'deal', 'trick', 'over'] as const;

/** A whole match as it stands: plain data, with all secrets. */
export interface State {
  seats: number;
  readonly options: Options;
  /** `dealer` and `deal` wait for a draw, `trick` for a player. */
  phase: (typeof phases)[number];
  dealer: number;
  /** Who plays, or played, the first card of the trick. */
  leader: number;
  /** The cards of the trick in the order played: the leader's first, then clockwise. */
  trick: Card[];
  /** Sets of cards, five numbers a seat: see cards.ts. */
  hands: number[];
  /** Likewise. Lies there until the next deal (DG-10). */
  won: number[];
  /** Of each finished deal, by seat. */
  scores: number[][];
}

/** What a player can do. */
export type Move = { readonly type: 'play'; readonly card: Card };

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
