import type { RuleId } from '../../core/game.ts';
import type { FirstSeat } from '../../core/options.ts';
import { type Board, type BoardId, boards, type PlaceId } from './board.ts';
import { totalOf } from './tally.ts';
import type { TokensPerPlayer } from './tokens.ts';

/** Every rule of the rulebook. */
export const rules = [
  'GG-1',
  'GG-2',
  'GG-3',
  'GG-4',
  'GG-5',
  'GG-6',
  'GG-7',
  'GG-8',
  'GG-9',
  'GG-10',
  'GG-11',
  'GG-12',
  'GG-13',
  'GG-14',
  'GG-15',
  'GG-16',
  'GG-17',
  'GG-18',
  'GG-19',
  'GG-20',
  'GG-21',
  'GG-22',
  'GG-23',
] as const satisfies readonly RuleId[];

/** What can be agreed on before it begins. */
export type Options = {
  /** GG-1 */
  board: BoardId;
  /** GG-3 */
  firstPlayer: FirstSeat;
  /** GG-9 */
  earlyRoll: 'off' | 'on';
  /** GG-11 */
  cheeseAt: 'table' | 'purple-box';
  /** GG-12 */
  powers: 'on' | 'off';
  /** GG-12 */
  tokensPerPlayer: TokensPerPlayer;
  /** GG-21, GG-22 */
  festival: 'off' | 'on' | 'scattered';
};

/** What can be on. */
export const phases = [
  /** Waits for the draw of the first player (GG-3). */
  'first',
  /** Waits for the shuffle of the tokens (GG-12). */
  'tokens',
  /** The active player puts down their mice (GG-2). */
  'start',
  /** The active player names a place (GG-4) or rolls first (GG-9). */
  'name',
  /** Waits for dice: all of them, or those of a re-roll (GG-5, GG-14). */
  'roll',
  /** The opponents vote for a place (GG-9). */
  'vote',
  /** Window (a): after a roll, before the first mouse moves (GG-13). */
  'rolled',
  /** The active player moves a mouse (GG-6). */
  'move',
  /** Window (b): after the last die (GG-13). */
  'moved',
  'over',
] as const;
/** One of them. */
export type Phase = (typeof phases)[number];

/** A whole match as it stands: plain data, with all secrets. */
export interface State {
  seats: number;
  readonly options: Options;
  phase: Phase;
  /** Whose turn it is: the first player while tokens are drawn, then who puts down mice. */
  active: number;
  /** How many mice of each seat stand on each place: a tally by seat (tally.ts). */
  mice: number[];
  /** The tokens that each seat holds: see tokens.ts. Secret. */
  tokens: number[];
  /** The tokens that each seat has played. */
  spent: number[];
  /** The faces of this roll: see dice.ts. Empty outside a roll. */
  dice: number[];
  /** The place that the roll is for, −1 when there is none yet. */
  place: number;
  /** While the opponents vote, the place that each seat voted for, −1 for none; otherwise empty. */
  votes: number[];
  /** The tokens that are not yet in effect, the top one last: see tokens.ts. With one there, window (c) is open. */
  stack: number[];
  /** What the bottom token of the stack aims at: a mask of dice, or the place of a transfer; −1 for nothing. */
  target: number;
  /** A bit for each seat that has passed since the window opened. */
  passed: number;
  /** Turns that the active player has still to play after this one (GG-15). */
  extraTurns: number;
  /** The cheeses in the order eaten: see scoring.ts. */
  eaten: number[];
}

export const boardOf = (state: { readonly options: Options }): Board => boards[state.options.board];

/** The name of a place, for whoever does not know the board. */
export const idOf = (state: { readonly options: Options }, place: number): PlaceId =>
  boardOf(state).places[place]!.id;

/** How many mice of all colours stand on a place. */
export const crowdOn = ({ mice }: Pick<State, 'mice'>, place: number): number => totalOf(mice[place]!);

/** How many mice stand on the fullest place. */
export function biggestCrowd(state: Pick<State, 'mice'>): number {
  let most = 0;
  for (let place = 0; place < state.mice.length; place++) {
    const count = crowdOn(state, place);
    if (count > most) most = count;
  }
  return most;
}

/** The places with at least so many mice, ascending. */
export function placesWith({ mice }: Pick<State, 'mice'>, count: number): number[] {
  return mice.flatMap((crowd, place) => (totalOf(crowd) >= count ? [place] : []));
}
