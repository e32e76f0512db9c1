import type { Seat } from '../../../core/game.ts';
import { type Pile, pileNumbers } from '../piles.ts';
import { finishersOf, type State } from '../state.ts';
import {
  FULL_ROW,
  heightIn,
  isOpen,
  once,
  oncePerReading,
  ROLLS,
  ROWS,
  rowOf,
  rowsAfter,
  withoutPile,
} from './rows.ts';
import { turnsOf } from './turns.ts';

/** The rows of all seats. Playouts use this instead of the engine, because it is many times faster. */
export interface Race {
  readonly rows: number[];
  turn: Seat;
  /** The seats with four full piles, in the order they finished, as in `State`. */
  readonly finished: Seat[];
}

export function raceOf(state: State): Race {
  const { seats, heights, turn, finished } = state;
  return {
    rows: Array.from({ length: seats }, (_, seat) => rowOf(heights, seat)),
    turn,
    finished: [...finished],
  };
}

/**
 * Plays on from a copy of `start` with these rolls. Every seat makes the fastest move. Stops when the rolls or the game
 * end.
 */
export function runRace(start: Race, state: State, rolls: readonly number[], into: Race): void {
  const { rows, finished } = into;
  const seats = start.rows.length;
  const finisherCount = finishersOf(state);
  const fastest = fastestAfter(state.options.printedExample);
  for (let seat = 0; seat < seats; seat++) rows[seat] = start.rows[seat]!;
  finished.length = 0;
  for (const seat of start.finished) finished.push(seat);
  let turn = start.turn;
  for (let index = 0; index < rolls.length && finished.length < finisherCount; index++) {
    const roll = rolls[index]!;
    const nextRow = fastest[rows[turn]! * ROLLS + roll - 1]!;
    if (nextRow !== STUCK) {
      rows[turn] = nextRow;
      if (nextRow === FULL_ROW) finished.push(turn);
      else capture(rows, turn, nextRow);
    }
    // The turn passes unless the roll was a 6 (ME-7). A player who has finished no longer rolls (ME-11).
    if (roll < ROLLS || nextRow === FULL_ROW) {
      if (finished.length === finisherCount) break;
      do turn = turn + 1 === seats ? 0 : turn + 1;
      while (rows[turn] === FULL_ROW);
    }
  }
  into.turn = turn;
}

const STUCK = -1;

/** The row after each roll if the seat makes the fastest move; `STUCK` if the roll cannot be used. */
const fastestAfter = oncePerReading((printed): Int16Array => {
  const turns = turnsOf(printed);
  return Int16Array.from(rowsAfter(printed), (rows) =>
    rows.reduce((best, row) => (best === STUCK || turns[row]! < turns[best]! ? row : best), STUCK),
  );
});

/** Sends back the rivals' open piles that are as high as the same pile in `row` (ME-9). */
function capture(rows: number[], seat: Seat, row: number): void {
  const packedRow = packedOwnPiles()[row]!;
  const packedRivalRows = packedRivalPiles();
  for (let other = 0; other < rows.length; other++) {
    if (other === seat) continue;
    const differentBits = packedRow ^ packedRivalRows[rows[other]!]!;
    // Four zero bits mean two open piles of equal height. This tests all four piles at once, because captures are rare.
    if (((differentBits - 0x1111) & ~differentBits & 0x8888) === 0) continue;
    for (const pile of pileNumbers) {
      const height = heightIn(row, pile);
      if (isOpen(height) && heightIn(rows[other]!, pile) === height)
        rows[other] = withoutPile(rows[other]!, pile);
    }
  }
}

/**
 * Packs a row into four bits per pile: its height, or `closedMarker` if it is not open. Captures compare two packings
 * with different markers, so that closed piles never match.
 */
const packOpenPiles = (closedMarker: number) =>
  once((): Int32Array => {
    const height = (row: number, pile: Pile): number =>
      isOpen(heightIn(row, pile)) ? heightIn(row, pile) : closedMarker;
    return Int32Array.from({ length: ROWS }, (_, row) =>
      pileNumbers.reduce((bits: number, pile) => (bits << 4) | height(row, pile), 0),
    );
  });
const packedOwnPiles = packOpenPiles(6);
const packedRivalPiles = packOpenPiles(7);
