import type { RuleId, Seat } from '../../core/game.ts';
import { type FirstSeat, type Rounds, roundsOf } from '../../core/options.ts';
import type { Card } from './cards.ts';

/** Every rule of the rulebook. */
export const rules = [
  'DD-1',
  'DD-2',
  'DD-3',
  'DD-4',
  'DD-5',
  'DD-6',
  'DD-7',
  'DD-8',
  'DD-9',
  'DD-10',
  'DD-11',
  'DD-12',
  'DD-13',
  'DD-14',
  'DD-15',
  'DD-16',
  'DD-17',
] as const satisfies readonly RuleId[];

/** Options that players agree on before the game. */
export type Options = {
  /** How many rounds are played (DD-3). */
  rounds: Rounds;
  /** Who leads the first trick of the game (DD-2). */
  firstLeader: FirstSeat;
  /** When a player may parry (DD-10). */
  parry: 'anytime' | 'onTurn';
  /** Whether won cards stay visible (DD-17). */
  openWins: 'off' | 'on';
};

export const phases = ['leader', 'deal', 'trick', 'over'] as const;

/** The complete state of a match as plain data, secrets included. */
export interface State {
  seats: number;
  readonly options: Options;
  /** `leader` and `deal` wait for a draw, `trick` for a player. */
  phase: (typeof phases)[number];
  /** The seat that leads the first trick of this round, or of the next one while a deal is pending (DD-2). */
  firstLeader: Seat;
  /** The seat that is to show or pass; −1 if none. */
  turn: Seat;
  /**
   * The cards on the table in the order shown: the open trick, or the finished one that all may still look at
   * (DD-9).
   */
  trick: Card[];
  /** The seat that showed each card of `trick`. */
  shownBy: Seat[];
  /**
   * The winner of the trick on the table; its cards are already in `won`. −1 if the trick is open or there is
   * none.
   */
  winner: Seat;
  /** Sets of cards, three numbers per seat: see cards.ts. Shown cards are no longer in the hand. */
  hands: number[];
  /** Won cards, as sets like `hands`. `hands` and `won` stay until the next deal (DD-14). */
  won: number[];
  /** The stock, face down; its last card is drawn next. */
  stock: Card[];
  /** Scores of each finished round, by seat. */
  scores: number[][];
}

export const roundsIn = (state: { seats: number; options: Options }): number =>
  roundsOf(state.options.rounds, state.seats);

/** Whether a scored round is on the table, with all won cards and the last hand open (DD-14). */
export const isRoundOver = (state: State): boolean =>
  state.phase === 'over' || (state.phase === 'deal' && state.scores.length > 0);
