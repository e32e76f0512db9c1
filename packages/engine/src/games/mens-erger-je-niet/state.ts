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
  'ME-12',
  'ME-13',
  'ME-14',
] as const satisfies readonly RuleId[];

/** Options that players agree on before the game. */
export type Options = {
  /** Who rolls first (ME-2). */
  firstPlayer: FirstSeat;
  /** Whether the game goes on after the first player has finished (ME-11). */
  playForPlaces: 'off' | 'on';
  /** Whether a 1 or a 3 passes the turn if only piles 2 and 4 have begun, as in the printed example (ME-12). */
  printedExample: 'off' | 'on';
  /** Whether a player must roll again after a 6, or may (ME-13). */
  extraRoll: 'must' | 'may';
  /** Whether all of several equal piles go home, or the player chooses among them (ME-14). */
  severalCaptures: 'must' | 'may';
};

export const phases = ['first', 'roll', 'move', 'over', 'again', 'capture', 'captureMore'] as const;

/** The complete state of a match as plain data. */
export interface State {
  seats: number;
  readonly options: Options;
  /**
   * `first` and `roll` wait for a draw, the others for the player in turn: `move` to spend the roll, `again` to roll again
   * or not (ME-13), `capture` to send one of several piles home, and `captureMore` to send more of them home or not (ME-14).
   */
  phase: (typeof phases)[number];
  /** The seat that rolls or moves; 0 before it is drawn; the last to finish when the game is over. */
  turn: number;
  /** The number on the die, until the move is over; otherwise 0. */
  roll: number;
  /** The number of cards on each new pile: see piles.ts. */
  heights: number[];
  /** The piles that the player may send home in phases `capture` and `captureMore`, as indices of `heights`, ascending. */
  targets: number[];
  /** The seats with four full new piles, in the order they finished. */
  finished: number[];
}

/** How many seats must finish to end the game (ME-11). */
export const finishersOf = (state: { seats: number; options: Options }): number =>
  state.options.playForPlaces === 'on' ? state.seats - 1 : 1;
