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

/** What can be agreed on before it begins. */
export type Options = {
  /** DD-3 */
  rounds: Rounds;
  /** DD-2 */
  firstLeader: FirstSeat;
  /** DD-10 */
  parry: 'anytime' | 'onTurn';
  /** DD-17 */
  openWins: 'off' | 'on';
};

/** What can be on. */
export const phases = ['leader', 'deal', 'trick', 'over'] as const;

/** A whole match as it stands: plain data, with all secrets. */
export interface State {
  seats: number;
  readonly options: Options;
  /** `leader` and `deal` wait for a draw, `trick` for a player. */
  phase: (typeof phases)[number];
  /** Who leads the first trick of this round, or of the next one while a deal is awaited (DD-2). */
  firstLeader: Seat;
  /** Who is to show or pass; −1 when nobody is. */
  turn: Seat;
  /** The cards on the table in the order shown: the open trick, or the finished one that all may still look at (DD-9). */
  trick: Card[];
  /** Who showed each of them. */
  shownBy: Seat[];
  /** Who won the trick on the table: its cards are among `won` already. −1 while it is open, or there is none. */
  winner: Seat;
  /** Sets of cards, three numbers a seat: see cards.ts. Shown cards are out of the hand. */
  hands: number[];
  /** Likewise. Both stay until the next deal (DD-14). */
  won: number[];
  /** Face down; the last one is drawn next. */
  stock: Card[];
  /** Of each finished round, by seat. */
  scores: number[][];
}

/** What a player can do. */
export type Move =
  | { readonly type: 'show'; readonly card: Card }
  | { readonly type: 'pass' }
  /** With the twin of the highest card (DD-10). */
  | { readonly type: 'parry' };

export const roundsIn = (state: { seats: number; options: Options }): number =>
  roundsOf(state.options.rounds, state.seats);

/** Whether a round lies scored on the table: all won cards and the last hand are open (DD-14). */
export const isRoundOver = (state: State): boolean =>
  state.phase === 'over' || (state.phase === 'deal' && state.scores.length > 0);
