import type { Seat } from '../../../core/game.ts';
import { type Card, COLOURS, colourOf, countBits, numberOf } from '../cards.ts';
import type { Table } from './table.ts';

/*
 * The expected value of won cards at the end of the deal. Two cards of a colour are worth their numbers (DG-11), but
 * only if no third one follows. The more cards of the colour remain, the likelier a third one is.
 */

/**
 * How many of the remaining cards of a colour come to a seat, in equal shares. Tuned in the arena: a third card often
 * comes from rivals who give it on purpose, and a seat with one card can still avoid two more.
 */
const SHARE_WITH_TWO_CARDS = 1.2;
const SHARE_WITH_ONE_CARD = 0.4;

/** The probability that a colour with one or two cards does not get a third one (Poisson). */
const oneSurvives: Float64Array[] = [];
const twoSurvive: Float64Array[] = [];
for (let seats = 0; seats <= 6; seats++) {
  const equalShares = Float64Array.from({ length: 19 }, (_, cardsLeft) => cardsLeft / Math.max(1, seats));
  oneSurvives.push(
    equalShares.map((share) => (1 + SHARE_WITH_ONE_CARD * share) * Math.exp(-SHARE_WITH_ONE_CARD * share)),
  );
  twoSurvive.push(equalShares.map((share) => Math.exp(-SHARE_WITH_TWO_CARDS * share)));
}

/**
 * The expected value of a colour with this many won cards that add up to `sum`, when `cardsLeft` more are to be
 * won.
 */
export function expectedScore(count: number, sum: number, cardsLeft: number, seats: number): number {
  if (count >= 3) return count;
  if (count === 0) return 0;
  const survives = (count === 2 ? twoSurvive : oneSurvives)[seats]![cardsLeft]!;
  return sum * survives + 3 * (1 - survives);
}

/** One seat's won cards and their expected value. Instances are reused, so that nothing is allocated. */
export class Winnings {
  readonly #count = new Int32Array(COLOURS);
  readonly #sum = new Float64Array(COLOURS);
  #left: ArrayLike<number> = this.#count;
  #seats = 0;

  /** `cardsLeft`: cards of each colour still to be won. */
  readFrom(table: Table, seat: Seat, cardsLeft: ArrayLike<number>): this {
    this.#seats = table.seats;
    this.#left = cardsLeft;
    for (let colour = 0; colour < COLOURS; colour++) {
      const set = table.won[seat * COLOURS + colour]!;
      this.#count[colour] = countBits(set);
      this.#sum[colour] = sumOf(set);
    }
    return this;
  }

  add(card: Card): void {
    const colour = colourOf(card);
    this.#count[colour]! += 1;
    this.#sum[colour]! += numberOf(card);
  }

  /** The gain from winning `cards` more cards of a colour whose numbers add up to `number`. */
  gain(colour: number, number: number, cards = 1): number {
    const count = this.#count[colour]!;
    const sum = this.#sum[colour]!;
    const cardsLeft = this.#left[colour]!;
    return (
      expectedScore(count + cards, sum + number * cards, cardsLeft, this.#seats) -
      expectedScore(count, sum, cardsLeft, this.#seats)
    );
  }

  get worth(): number {
    let worth = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      worth += expectedScore(this.#count[colour]!, this.#sum[colour]!, this.#left[colour]!, this.#seats);
    }
    return worth;
  }
}

/** The sum of the numbers in a set of one colour. */
export function sumOf(set: number): number {
  let sum = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) sum += 32 - Math.clz32(bits & -bits);
  return sum;
}
