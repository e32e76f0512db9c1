import type { RuleId } from '../../core/game.ts';
import type { FirstSeat } from '../../core/options.ts';

/** Every rule of the rulebook. */
export const rules = [
  'ME-1',
  'ME-2',
  'ME-3',
  'ME-4',
  'ME-5',
  'ME-6',
  'ME-7',
  'ME-8',
  'ME-9',
  'ME-10',
  'ME-11',
] as const satisfies readonly RuleId[];

/** Options that players agree on before the game. */
export type Options = {
  /** Who rolls first (ME-2). */
  firstPlayer: FirstSeat;
  /** Whether the game goes on after the first player has finished (ME-11). */
  playForPlaces: 'off' | 'on';
};

export const phases = ['first', 'roll', 'move', 'over'] as const;

/** The complete state of a match as plain data. */
export interface State {
  seats: number;
  readonly options: Options;
  /** `first` and `roll` wait for a draw, `move` for the player in turn. */
  phase: (typeof phases)[number];
  /** The seat that rolls or moves; 0 before it is drawn; the last to finish when the game is over. */
  turn: number;
  /** The number on the die, to be spent in phase `move`; otherwise 0. */
  roll: number;
  /** The number of cards on each new pile: see piles.ts. */
  heights: number[];
  /** The seats with four full new piles, in the order they finished. */
  finished: number[];
}

/** How many seats must finish to end the game (ME-11). */
export const finishersOf = (state: { seats: number; options: Options }): number =>
  state.options.playForPlaces === 'on' ? state.seats - 1 : 1;
