import type { Seat } from '../../../core/game.ts';
import { bitOf, type Card, COLOURS, colourOf, countBits, numberOf } from '../cards.ts';
import type { Move } from '../state.ts';
import { sumOf, Winnings } from './expected-score.ts';
import type { Table } from './table.ts';

/** The cost of playing a 1, a 2 or a 3, which could steal a card later. */
const LOW_CARD_COSTS = [0, 3, 2, 1];
/** How far to trust that the highest card so far stays the highest while others are still to play. */
const HIGHEST_STAYS_PROBABILITY = 0.6;

/**
 * Rates each card that a seat could play by what it promises in this trick: the seat's points minus the
 * others' average gain. Uses public knowledge only: the trick, the won cards, and the cards still out.
 */
export class Evaluator {
  /** The places of the highest and the lowest card in the trick so far (−1 if it is empty), then their numbers. */
  #high = -1;
  #low = -1;
  #top = 0;
  #bottom = 0;
  /** How many seats play after this one. */
  #toCome = 0;
  readonly #out = new Int32Array(COLOURS);
  #allOut = 0;
  readonly #left = new Int32Array(COLOURS);
  readonly #mine = new Winnings();
  /** The seat's won cards together with the trick so far, and their value. */
  readonly #sweeper = new Winnings();
  #swept = 0;
  readonly #taker = new Winnings();
  readonly #thief = new Winnings();
  #led = -1;
  #follows = 0;
  /** The gain from taking the highest card, and from taking the others. */
  #steal = 0;
  #sweep = 0;
  /** What the player of the highest card so far would gain without this seat's card. */
  #taken = 0;

  /** The best move. `hands` holds the seat's cards from index `from` on. */
  best(table: Table, seat: Seat, hands: readonly number[], from: number, moves: readonly Move[]): Move {
    this.#look(table, seat, hands, from);
    let best = moves[0]!;
    let highestWorth = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const worth = this.#worth(table, moves[index]!.card);
      if (worth > highestWorth) {
        highestWorth = worth;
        best = moves[index]!;
      }
    }
    return best;
  }

  #look(table: Table, seat: Seat, hands: readonly number[], from: number): void {
    const { trick, seats, unseen } = table;
    this.#scan(trick, seats);
    this.#allOut = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const cardsOut = countBits(unseen[colour]!);
      this.#out[colour] = cardsOut;
      this.#allOut += cardsOut;
      this.#left[colour] = cardsOut + countBits(hands[from + colour]!);
    }
    this.#mine.readFrom(table, seat, this.#left);
    this.#sweeper.readFrom(table, seat, this.#left);
    this.#swept = 0;
    this.#led = -1;
    if (trick.length === 0) return;
    this.#thief.readFrom(table, (table.leader + this.#low) % seats, this.#left);
    this.#taker.readFrom(table, (table.leader + this.#high) % seats, this.#left);
    const before = this.#taker.worth;
    for (let place = 0; place < trick.length; place++) {
      this.#sweeper.add(trick[place]!);
      if (place !== this.#high) this.#taker.add(trick[place]!);
    }
    this.#swept = this.#sweeper.worth - this.#mine.worth;
    this.#taken = this.#taker.worth - before;
    this.#forecast(table, colourOf(trick[0]!));
  }

  /** Finds the highest and the lowest card so far. */
  #scan(trick: readonly Card[], seats: number): void {
    this.#toCome = seats - trick.length - 1;
    this.#high = -1;
    this.#low = -1;
    for (let place = 0; place < trick.length; place++) {
      const number = numberOf(trick[place]!);
      if (place === 0 || number >= this.#top) {
        this.#high = place;
        this.#top = number;
      }
      if (place === 0 || number <= this.#bottom) {
        this.#low = place;
        this.#bottom = number;
      }
    }
  }

  /** Computes the expected gain from this trick if `colourLed` is its colour. */
  #forecast(table: Table, colourLed: number): void {
    const { trick, seats, unseen } = table;
    const cardsOut = this.#out[colourLed]!;
    const toCome = this.#toCome;
    this.#led = colourLed;
    // The probability that a rival has the colour, that is, that not all of it is in the hands of the other rivals.
    this.#follows = 1 - power((seats - 2) / (seats - 1), cardsOut);
    const top = toCome === 0 ? 0 : likelyTop(unseen[colourLed]!, cardsOut, toCome);
    this.#steal =
      this.#high >= 0 && this.#top >= top
        ? this.#mine.gain(colourOf(trick[this.#high]!), this.#top)
        : this.#mine.gain(colourLed, top);
    const average = cardsOut === 0 ? 0 : sumOf(unseen[colourLed]!) / cardsOut;
    this.#sweep = this.#swept + (toCome === 0 ? 0 : this.#sweeper.gain(colourLed, average, toCome));
  }

  #worth(table: Table, card: Card): number {
    const { trick, seats, unseen } = table;
    const colour = colourOf(card);
    const number = numberOf(card);
    if (trick.length === 0 && colour !== this.#led) this.#forecast(table, colour);
    const toCome = this.#toCome;
    const isTop = this.#high < 0 || number >= this.#top;
    // If all cards are equal, the last one is the highest and not the lowest (DG-8).
    const isBottom = this.#low < 0 || (number <= this.#bottom && (toCome > 0 || number < this.#top));
    let pTop = isTop ? 1 : 0;
    let pBottom = isBottom ? 1 : 0;
    if (toCome > 0) {
      const chanceOfHigher = this.#chanceOfHigher(unseen, bitOf(card) - 1);
      pTop *= power(1 - chanceOfHigher, toCome);
      pBottom *= power(chanceOfHigher, toCome);
    }
    let worth = pTop * this.#sweep + pBottom * this.#steal - (LOW_CARD_COSTS[number] ?? 0);
    const rivals = seats - 1;
    if (isTop && !isBottom) worth -= (pTop * this.#thief.gain(colour, number)) / rivals;
    if (!isTop) {
      const gain = this.#taken + this.#taker.gain(colour, number);
      worth -= ((toCome === 0 ? 1 : HIGHEST_STAYS_PROBABILITY) * gain) / rivals;
    }
    return worth;
  }

  /** The probability that a player still to come plays a card above those in `lowerMask`. */
  #chanceOfHigher(unseen: readonly number[], lowerMask: number): number {
    let higherCards = 0;
    for (let colour = 0; colour < COLOURS; colour++) higherCards += countBits(unseen[colour]! & ~lowerMask);
    const any = this.#allOut === 0 ? 0 : higherCards / this.#allOut;
    const cardsOut = this.#out[this.#led]!;
    if (cardsOut === 0) return any;
    const followChance = countBits(unseen[this.#led]! & ~lowerMask) / cardsOut;
    return this.#follows * followChance + (1 - this.#follows) * any;
  }
}

/** The likely highest number of `cards` cards drawn from a set of `count`. */
function likelyTop(set: number, count: number, cards: number): number {
  let remaining = set;
  for (let skip = Math.floor(count / (cards + 1)); skip > 0; skip--) remaining &= ~topBit(remaining);
  return 32 - Math.clz32(remaining);
}

const topBit = (set: number): number => (set === 0 ? 0 : 1 << (31 - Math.clz32(set)));

/** `base ** exponent` for small integer exponents, several times faster than `**`. */
function power(base: number, exponent: number): number {
  let value = 1;
  for (let time = 0; time < exponent; time++) value *= base;
  return value;
}
