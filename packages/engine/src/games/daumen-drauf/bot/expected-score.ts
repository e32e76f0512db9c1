import type { Seat } from '../../../core/game.ts';
import { COLOURS, countBits, highestNumber } from '../cards.ts';
import type { State } from '../state.ts';
import { HARMLESS } from './snakes.ts';

/*
 * What each card in hand adds to the score by the end of the round. Rounded from linear regressions over 143,000 hands
 * of steady and easy bots with 2 and 4 seats. The second number of a pair applies once the stock is empty, because cards
 * may then be left over (DD-14).
 */
const PER_HARMLESS = [0.35, 0.25];
const PER_POISONOUS = [-0.4, -0.5];
/** Added per card for the highest number; proportionally less for lower numbers. */
const HARMLESS_HIGH_VALUE = 0.6;
const POISONOUS_HIGH_VALUE = -0.2;

/** What a seat's hand is expected to score. */
export function expectedScore({ hands, seats, stock }: State, seat: Seat): number {
  const row = stock.length === 0 ? 1 : 0;
  const harmless = PER_HARMLESS[row]!;
  const poisonous = PER_POISONOUS[row]!;
  let count = 0;
  let height = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const set = hands[seat * COLOURS + colour]!;
    const harmlessSet = set & HARMLESS;
    const poisonousSet = set & ~HARMLESS;
    count += countBits(harmlessSet) * harmless + countBits(poisonousSet) * poisonous;
    height += numbersOf(harmlessSet) * HARMLESS_HIGH_VALUE + numbersOf(poisonousSet) * POISONOUS_HIGH_VALUE;
  }
  return count + height / highestNumber(seats);
}

/** The sum of the numbers in a set of one colour. */
function numbersOf(set: number): number {
  let sum = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) sum += ((31 - Math.clz32(bits & -bits)) >> 1) + 1;
  return sum;
}
