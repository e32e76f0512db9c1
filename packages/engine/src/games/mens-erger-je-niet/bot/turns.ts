import { PILES, pileNumbers } from '../piles.ts';
import {
  FULL_ROW,
  heightIn,
  isOpen,
  oncePerReading,
  type Printed,
  ROLLS,
  ROWS,
  rowsAfter,
  withoutPile,
} from './rows.ts';

/**
 * The assumed probability that an open pile is sent back before its owner's next turn. The measured probability is
 * higher, but position-value.ts adds present threats separately, and the bot played best with this number.
 */
const SENT_BACK_PROBABILITY = 0.03;
/** Estimates that change by fewer turns than this have converged. */
const PRECISION_TURNS = 0.01;

/**
 * The expected number of turns that each row needs at best speed, including piles that are sent back. This one number
 * covers what makes a row good: progress on pile 4, which needs a roll of 4 or more; full piles, which nobody can take;
 * and little weight on pile 1, where every roll can be used.
 */
export const turnsOf = oncePerReading((printed): Float64Array => {
  const turns = new Float64Array(ROWS);
  const turnsAfterCaptures = new Float64Array(ROWS);
  for (let change = Number.POSITIVE_INFINITY; change > PRECISION_TURNS; ) {
    expectCaptures(turns, turnsAfterCaptures);
    change = improveEstimates(turns, turnsAfterCaptures, printed);
  }
  return turns;
});

/** Writes to `turnsAfterCaptures` the expected `turns` of each row after the others have moved and perhaps captured piles. */
function expectCaptures(turns: Float64Array, turnsAfterCaptures: Float64Array): void {
  turnsAfterCaptures.set(turns);
  for (const pile of pileNumbers) {
    for (let row = 0; row < ROWS; row++) {
      if (!isOpen(heightIn(row, pile))) continue;
      turnsAfterCaptures[row] =
        (1 - SENT_BACK_PROBABILITY) * turnsAfterCaptures[row]! +
        SENT_BACK_PROBABILITY * turnsAfterCaptures[withoutPile(row, pile)]!;
    }
  }
}

/** Improves all estimates once, beginning with the fullest rows, and returns the largest change. */
function improveEstimates(turns: Float64Array, turnsAfterCaptures: Float64Array, printed: Printed): number {
  const nextRows = rowsAfter(printed);
  let largestChange = 0;
  for (let row = FULL_ROW - 1; row >= 0; row--) {
    let sum = 0;
    let rolls = ROLLS;
    for (let roll = 1; roll <= ROLLS; roll++) {
      const rowsAfterRoll = nextRows[row * ROLLS + roll - 1]!;
      const rollsAgain = roll === ROLLS;
      // A 6 that cannot be used is rolled again at once (ME-7), so it does not count.
      if (rollsAgain && rowsAfterRoll.length === 0) rolls -= 1;
      else if (rollsAgain) sum += minValue(turns, rowsAfterRoll);
      else
        sum +=
          1 +
          (rowsAfterRoll.length === 0
            ? turnsAfterCaptures[row]!
            : minValue(turnsAfterCaptures, rowsAfterRoll));
    }
    const improved = sum / rolls;
    largestChange = Math.max(largestChange, Math.abs(improved - turns[row]!));
    turns[row] = improved;
  }
  return largestChange;
}

function minValue(values: Float64Array, rows: readonly number[]): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const row of rows) if (values[row]! < lowest) lowest = values[row]!;
  return lowest;
}

/** How many more turns a row needs after each of its piles was sent back, by row and pile. */
export const lossesOf = oncePerReading((printed): Float64Array => {
  const turns = turnsOf(printed);
  const losses = new Float64Array(ROWS * PILES);
  for (let row = 0; row < ROWS; row++) {
    for (const pile of pileNumbers) {
      losses[row * PILES + pile - 1] = turns[withoutPile(row, pile)]! - turns[row]!;
    }
  }
  return losses;
});
