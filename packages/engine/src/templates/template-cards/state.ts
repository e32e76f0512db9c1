/**
 * The rules in words. Each has an id, which events and refusals name.
 *
 *   TC-1  The cards 1 to six for each player are shuffled. Everybody gets five; nobody sees the rest.
 *   TC-2  In turn, everybody plays one card face up.
 *   TC-3  The highest card takes the trick, and its player leads the next one.
 *   TC-4  After five tricks, most tricks wins. Tied players share the win.
 */
import type { Seat } from '../../core/game.ts';

export const rules = ['TC-1', 'TC-2', 'TC-3', 'TC-4'] as const;
export const phases = ['deal', 'play', 'over'] as const;

/** Cards in each hand at the start, and so the number of tricks. */
export const HAND_SIZE = 5;
const CARDS_PER_SEAT = 6;

export type Options = Record<string, never>;

export interface State {
  seats: number;
  readonly options: Options;
  phase: (typeof phases)[number];
  /** The seat that led the trick. */
  leader: Seat;
  turn: Seat;
  /** By seat, the cards in hand, ascending. */
  hands: number[][];
  /** The cards of the trick, in the order of play. A finished trick stays until the next lead. */
  trick: number[];
  /** The cards of earlier tricks. */
  gone: number[];
  /** By seat, the tricks taken. */
  tricks: number[];
}

/** What states and views tell of the trick. */
interface Trick {
  readonly seats: number;
  readonly leader: Seat;
  readonly trick: readonly number[];
}

/** Whether everybody has played to the trick. */
export const isFinished = ({ trick, seats }: Trick): boolean => trick.length === seats;

/** TC-3: whoever played the highest card. */
export const takerOf = ({ trick, leader, seats }: Trick): Seat =>
  (leader + trick.indexOf(Math.max(...trick))) % seats;

export const deckSize = (seats: number): number => CARDS_PER_SEAT * seats;

/** The numbers of all cards. */
export const deckOf = (seats: number): number[] =>
  Array.from({ length: deckSize(seats) }, (_, index) => index + 1);

export const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
