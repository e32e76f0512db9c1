import type { Codec, RuleId } from '../../core/game.ts';
import { Invalid } from '../../core/invalid.ts';
import type { FirstSeat } from '../../core/options.ts';
import { int, list, word } from '../../core/position.ts';
import { ALL_CARDS, cardsOf, PILE_CARDS, PILES, pileNumbers } from './piles.ts';
import { canSpend } from './spending.ts';

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

export type Options = {
  /** ME-2 */
  firstPlayer: FirstSeat;
  /** ME-11 */
  playForPlaces: 'off' | 'on';
};

const phases = ['first', 'roll', 'move', 'over'] as const;

export interface State {
  seats: number;
  readonly options: Options;
  /** `first` and `roll` wait for a draw, `move` for the player in turn. */
  phase: (typeof phases)[number];
  /** Who rolls or moves; 0 before that is drawn; the last to finish when the game is over. */
  turn: number;
  /** The pips to be spent in `move`, otherwise 0. */
  roll: number;
  /** How many cards lie on each new pile: see piles.ts. */
  heights: number[];
  /** The seats with four full new piles, in the order they got there. */
  finished: number[];
}

/** How many have finished when the game is over (ME-11). */
export const finishersOf = (state: { seats: number; options: Options }): number =>
  state.options.playForPlaces === 'on' ? state.seats - 1 : 1;

/** Four heights a seat, like `0360,1206`. */
function heights(seats: number): Codec<number[]> {
  const digits: Codec<number[]> = {
    write: (four) => four.join(''),
    read(text) {
      if (!/^[0-6]{4}$/.test(text))
        throw new Invalid('position', `"${text.slice(0, 20)}" is no row of 4 piles`);
      return [...text].map(Number);
    },
  };
  const rows = list(digits, ',', seats);
  return {
    write: (flat) =>
      rows.write(Array.from({ length: seats }, (_, seat) => flat.slice(seat * PILES, (seat + 1) * PILES))),
    read: (text) => rows.read(text).flat(),
  };
}

export function fields(seats: number) {
  return {
    phase: word(...phases),
    turn: int(0, seats - 1),
    roll: int(0, 6),
    heights: heights(seats),
    finished: list(int(0, seats - 1), '.'),
  };
}

/** What is impossible about a state. */
export function flaw(state: State): string | null {
  return flawOfPiles(state) ?? flawOfFinished(state) ?? flawOfPhase(state);
}

/** Equal piles of one number would have captured each other (ME-9), unless they are empty or full (ME-10). */
function flawOfPiles({ seats, heights }: State): string | null {
  for (const pile of pileNumbers) {
    const seen = new Set<number>();
    for (let seat = 0; seat < seats; seat++) {
      const height = heights[seat * PILES + pile - 1]!;
      if (height === 0 || height === PILE_CARDS) continue;
      if (seen.has(height)) return `two new piles ${pile} are ${height} high`;
      seen.add(height);
    }
  }
  return null;
}

function flawOfFinished(state: State): string | null {
  const { seats, heights, finished, phase } = state;
  for (let seat = 0; seat < seats; seat++) {
    const times = finished.filter((other) => other === seat).length;
    if (times !== (cardsOf(heights, seat) === ALL_CARDS ? 1 : 0)) {
      return 'finished are exactly the seats with four full piles, each once';
    }
  }
  const end = finishersOf(state);
  if (phase === 'over' ? finished.length !== end : finished.length >= end) {
    return `the game is over when ${end} finished, and only then`;
  }
  return null;
}

function flawOfPhase(state: State): string | null {
  const { phase, turn, roll, heights, finished, options } = state;
  if ((phase === 'move') !== roll > 0) return 'there is a roll exactly when a player is to move';
  if (phase === 'first') {
    const untouched =
      options.firstPlayer === 'random' && turn === 0 && heights.every((height) => height === 0);
    return untouched ? null : 'the first player is drawn before anything else';
  }
  if (phase === 'over') return turn === finished.at(-1) ? null : 'the last to finish had the last turn';
  if (finished.includes(turn)) return `seat ${turn} has finished`;
  return phase === 'roll' || canSpend(heights, turn, roll)
    ? null
    : `seat ${turn} can do nothing with a ${roll}`;
}
