import type { RuleId } from '../../core/game.ts';
import type { FirstSeat } from '../../core/options.ts';
import { type Board, type BoardId, boards, type CheesePlace, type PlaceId } from './board.ts';
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
  'GG-24',
  'GG-25',
  'GG-26',
] as const satisfies readonly RuleId[];

/** Options that players agree on before the game. */
export type Options = {
  /** The board (GG-1). */
  board: BoardId;
  /** Who begins (GG-3). */
  firstPlayer: FirstSeat;
  /** Whether a player may roll before a place is named: then the rivals name any place (GG-26), or one with enough mice (GG-9). */
  earlyRoll: 'off' | 'anyPlace' | 'on';
  /** Where the cheese is (GG-11). */
  cheeseAt: 'table' | 'purple-box';
  /** Whether power tokens are used (GG-12). */
  powers: 'on' | 'off';
  /** Whether tokens are played in windows (GG-13) or also between two mice (GG-24). */
  powerMoments: 'windows' | 'anyMoment';
  /** How many power tokens each player draws (GG-12). */
  tokensPerPlayer: TokensPerPlayer;
  /** One cheese, three in one place, or three scattered ones (GG-21, GG-22). */
  festival: 'off' | 'on' | 'scattered';
  /** Where scattered cheeses lie: the nearest is worth 2, then 3 and 4 (GG-25). */
  nearCheese: CheesePlace;
  middleCheese: CheesePlace;
  farCheese: CheesePlace;
};

/** The phases of a game. */
export const phases = [
  /** Waits for the draw of the first player (GG-3). */
  'first',
  /** Waits for the shuffle of the tokens (GG-12). */
  'tokens',
  /** The active player places their mice (GG-2). */
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
/** One of the phases. */
export type Phase = (typeof phases)[number];

/** The complete state of a match as plain data, secrets included. */
export interface State {
  seats: number;
  readonly options: Options;
  phase: Phase;
  /** The seat in turn. Before the first turn: the first player while tokens are drawn, then the seat that places mice. */
  active: number;
  /** The mice of each seat on each place: a tally by seat (tally.ts). */
  mice: number[];
  /** The tokens that each seat holds: see tokens.ts. Secret. */
  tokens: number[];
  /** The tokens that each seat has played. */
  spent: number[];
  /** The faces of this roll: see dice.ts. Empty outside a roll. */
  dice: number[];
  /** The place of the roll; −1 if there is none yet. */
  place: number;
  /** During a vote, each seat's place, −1 for none; otherwise empty. */
  votes: number[];
  /**
   * Played tokens that are not yet in effect, the top one last: see tokens.ts. If there is one, window (c) is
   * open.
   */
  stack: number[];
  /** The target of the bottom token: a mask of dice, or the place of a transfer; −1 for none. */
  target: number;
  /** One bit for each seat that has passed since the window opened. */
  passed: number;
  /** Extra turns that the active player plays after this one (GG-15). */
  extraTurns: number;
  /** The cheeses in the order eaten: see scoring.ts. */
  eaten: number[];
}

/** Whether tokens are also played between two mice (GG-24). */
export const hasAnyMoment = ({ options }: { readonly options: Options }): boolean =>
  options.powerMoments === 'anyMoment';

export const boardOf = (state: { readonly options: Options }): Board => boards[state.options.board];

/** The name of a place, for callers without a board. */
export const idOf = (state: { readonly options: Options }, place: number): PlaceId =>
  boardOf(state).places[place]!.id;

/** The number of mice on a place, of all colours. */
export const miceCountOn = ({ mice }: Pick<State, 'mice'>, place: number): number => totalOf(mice[place]!);

/** The number of mice on the fullest place. */
export function maxMiceOnPlace(state: Pick<State, 'mice'>): number {
  let mostMice = 0;
  for (let place = 0; place < state.mice.length; place++) {
    const count = miceCountOn(state, place);
    if (count > mostMice) mostMice = count;
  }
  return mostMice;
}

/** The places with at least this many mice, ascending. */
export function placesWith({ mice }: Pick<State, 'mice'>, count: number): number[] {
  return mice.flatMap((crowd, place) => (totalOf(crowd) >= count ? [place] : []));
}
