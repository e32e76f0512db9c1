import { bitOf, type Card, colourOf, highestNumber, isPoisonous, numberOf, twinOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import { snakeValue } from './snakes.ts';
import type { Table } from './table.ts';

/*
 * Tuned in the arena against easy bots and against this bot itself, as a compromise: holding back wins more against
 * similar players, but less against players who try to win every trick.
 */

/** The usual probability that a higher card in another hand is shown. */
const RAISE_PROBABILITY = 0.35;
/** A factor that multiplies `RAISE_PROBABILITY`: its growth per point in the trick, and its minimum. */
const RAISE_PER_POINT = 0.4;
const RAISE_FACTOR_MIN = 0.2;
/** The probability that a twin in another hand parries. */
const PARRY_PROBABILITY = 0.8;
/** The value of a harmless card kept in hand: higher cards win more. */
const KEEP_HARMLESS_VALUE = 0.1;
const KEEP_HIGH_BONUS = 0.1;
/** The value of a poisonous card kept in hand; it must be played eventually. */
const KEEP_POISONOUS_VALUE = -0.3;

/**
 * Rates each option by the seat's expected points minus the others' average, from this trick. Showing a card also costs
 * the value of keeping it.
 */
export class Evaluator {
  /** The best move, or null to wait. */
  best(table: Table, moves: readonly Move[], mayWait: boolean): Move | null {
    let best: Move | null = null;
    let highestValue = mayWait ? this.valueOfLeaving(table) : Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const value = this.rate(table, moves[index]!);
      if (value > highestValue) {
        highestValue = value;
        best = moves[index]!;
      }
    }
    return best;
  }

  rate(table: Table, move: Move): number {
    if (move.type === 'pass') return this.valueOfLeaving(table);
    return move.type === 'show' ? this.valueOfShowing(table, move.card) : this.valueOfParrying(table);
  }

  /** The value if another seat wins the trick. */
  valueOfLeaving(table: Table): number {
    return -table.trickValue / (table.seats - 1);
  }

  /** The value if the seat parries and wins the trick, including both twins (DD-10). */
  valueOfParrying(table: Table): number {
    const twin = twinOf(table.highest);
    return table.trickValue + snakeValue(twin) - valueOfKeeping(table, twin);
  }

  valueOfShowing(table: Table, card: Card): number {
    const valueWithCard = table.trickValue + snakeValue(card);
    const stayProbability = probabilityToStayHighest(table, card);
    return (
      stayProbability * valueWithCard -
      ((1 - stayProbability) * valueWithCard) / (table.seats - 1) -
      valueOfKeeping(table, card)
    );
  }
}

/** The probability that nobody goes higher or parries. */
function probabilityToStayHighest(table: Table, card: Card): number {
  const raise =
    RAISE_PROBABILITY *
    table.raiseFactor *
    Math.max(RAISE_FACTOR_MIN, 1 + RAISE_PER_POINT * table.trickValue);
  const parry = (table.unseenCards[colourOf(card)]! & bitOf(twinOf(card))) === 0 ? 0 : PARRY_PROBABILITY;
  return Math.exp(-(raise * table.higherThan(card) + parry) * table.heldProbability);
}

function valueOfKeeping(table: Table, card: Card): number {
  return isPoisonous(card)
    ? KEEP_POISONOUS_VALUE
    : KEEP_HARMLESS_VALUE + (KEEP_HIGH_BONUS * numberOf(card)) / highestNumber(table.seats);
}
