import type { Seat } from '../../../core/game.ts';
import { type Card, COLOURS, colourOf, countBits, numberOf } from '../cards.ts';
import type { Table } from './table.ts';

/*
 * What won cards are likely to be worth when the deal ends. Two cards of a colour are worth their numbers (DG-11), but only
 * if no third one comes; the more cards of the colour are still to be won, the likelier one does.
 */

/** Of the cards of a colour still to come, the share of their fair part that a player cannot dodge. */
const DODGED = 0.5;

/** e^−x for the number of cards still to come, by seats: no third card, no second card. */
const none: readonly Float64Array[] = [];
const one: readonly Float64Array[] = [];
for (let seats = 0; seats <= 6; seats++) {
  const expected = Float64Array.from({ length: 19 }, (_, left) => (DODGED * left) / Math.max(1, seats));
  (none as Float64Array[]).push(expected.map((x) => Math.exp(-x)));
  (one as Float64Array[]).push(expected.map((x) => (1 + x) * Math.exp(-x)));
}

/** Of a colour with so many won cards that add up to `sum`, when `left` more of it are still to be won. */
export function prospect(count: number, sum: number, left: number, seats: number): number {
  if (count >= 3) return count;
  if (count === 0) return 0;
  const survives = (count === 2 ? none : one)[seats]![left]!;
  return sum * survives + 3 * (1 - survives);
}

/** The won cards of one seat, to which cards can be added. One of these is used again and again. */
export class Winnings {
  readonly #count = new Int32Array(COLOURS);
  readonly #sum = new Float64Array(COLOURS);
  readonly #left = new Int32Array(COLOURS);
  #seats = 0;

  /** `left`: cards of each colour still to be won after this trick. */
  of(table: Table, seat: Seat, left: Int32Array): this {
    this.#seats = table.seats;
    for (let colour = 0; colour < COLOURS; colour++) {
      const set = table.won[seat * COLOURS + colour]!;
      this.#count[colour] = countBits(set);
      this.#sum[colour] = sumOf(set);
      this.#left[colour] = left[colour]!;
    }
    return this;
  }

  add(colour: number, value: number, cards = 1): void {
    this.#count[colour]! += cards;
    this.#sum[colour]! += value * cards;
  }

  get worth(): number {
    let worth = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      worth += prospect(this.#count[colour]!, this.#sum[colour]!, this.#left[colour]!, this.#seats);
    }
    return worth;
  }
}

/** The numbers of a set of one colour, added up. */
export function sumOf(set: number): number {
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += 32 - Math.clz32(rest & -rest);
  return sum;
}

export const addTo = (winnings: Winnings, card: Card): void => winnings.add(colourOf(card), numberOf(card));
