import type { Seat } from '../../../core/game.ts';
import { bitOf, type Card, COLOURS, colourOf, countBits, numberOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import { sumOf, Winnings } from './expected-score.ts';
import { heldValue, RIVALS_WEIGHT } from './position-value.ts';
import type { Table } from './table.ts';

/**
 * Rules of thumb: rates each card that a seat could play by its expected result in this trick, minus what the card would
 * be worth in hand. Uses only public knowledge and the seat's hand, and takes about a microsecond.
 */
export class Evaluator {
  /** The places of the highest and the lowest card in the trick so far (−1 if it is empty), then their numbers. */
  #highestPlace = -1;
  #lowestPlace = -1;
  #highestNumber = 0;
  #lowestNumber = 0;
  /** How many seats play after this one. */
  #seatsToCome = 0;
  readonly #cardsOut = new Int32Array(COLOURS);
  #allCardsOut = 0;
  readonly #cardsLeft = new Int32Array(COLOURS);
  readonly #ownWinnings = new Winnings();
  /** The seat's won cards together with the trick so far, and their value. */
  readonly #winningsWithTrick = new Winnings();
  #trickValue = 0;
  readonly #highestPlayerWinnings = new Winnings();
  readonly #lowestPlayerWinnings = new Winnings();
  #colourLed = -1;
  #followProbability = 0;
  /** The gain from winning the highest card, and from winning all other cards of the trick. */
  #gainAsLowest = 0;
  #gainAsHighest = 0;
  /** What the player of the highest card so far would gain without this seat's card. */
  #highestPlayerGain = 0;

  /** The best move. `hands` holds the seat's cards from index `handStart` on. */
  best(table: Table, seat: Seat, hands: readonly number[], handStart: number, moves: readonly Move[]): Move {
    this.#readTable(table, seat, hands, handStart);
    let best = moves[0]!;
    let highestValue = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const worth = this.#rate(table, moves[index]!.card);
      if (worth > highestValue) {
        highestValue = worth;
        best = moves[index]!;
      }
    }
    return best;
  }

  #readTable(table: Table, seat: Seat, hands: readonly number[], handStart: number): void {
    const { trick, seats, unseen } = table;
    this.#scan(trick, seats);
    this.#allCardsOut = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const cardsOut = countBits(unseen[colour]!);
      this.#cardsOut[colour] = cardsOut;
      this.#allCardsOut += cardsOut;
      this.#cardsLeft[colour] = cardsOut + countBits(hands[handStart + colour]!);
    }
    this.#ownWinnings.readFrom(table, seat, this.#cardsLeft);
    this.#winningsWithTrick.readFrom(table, seat, this.#cardsLeft);
    this.#trickValue = 0;
    this.#colourLed = -1;
    if (trick.length === 0) return;
    this.#lowestPlayerWinnings.readFrom(table, (table.leader + this.#lowestPlace) % seats, this.#cardsLeft);
    this.#highestPlayerWinnings.readFrom(table, (table.leader + this.#highestPlace) % seats, this.#cardsLeft);
    const worthBefore = this.#highestPlayerWinnings.worth;
    for (let place = 0; place < trick.length; place++) {
      this.#winningsWithTrick.add(trick[place]!);
      if (place !== this.#highestPlace) this.#highestPlayerWinnings.add(trick[place]!);
    }
    this.#trickValue = this.#winningsWithTrick.worth - this.#ownWinnings.worth;
    this.#highestPlayerGain = this.#highestPlayerWinnings.worth - worthBefore;
    this.#forecast(table, colourOf(trick[0]!));
  }

  /** Finds the highest and the lowest card so far. */
  #scan(trick: readonly Card[], seats: number): void {
    this.#seatsToCome = seats - trick.length - 1;
    this.#highestPlace = -1;
    this.#lowestPlace = -1;
    for (let place = 0; place < trick.length; place++) {
      const number = numberOf(trick[place]!);
      if (place === 0 || number >= this.#highestNumber) {
        this.#highestPlace = place;
        this.#highestNumber = number;
      }
      if (place === 0 || number <= this.#lowestNumber) {
        this.#lowestPlace = place;
        this.#lowestNumber = number;
      }
    }
  }

  /** Computes the expected gain from this trick if `colourLed` is its colour. */
  #forecast(table: Table, colourLed: number): void {
    const { trick, seats, unseen } = table;
    const cardsOut = this.#cardsOut[colourLed]!;
    const toCome = this.#seatsToCome;
    this.#colourLed = colourLed;
    // The probability that a rival has the colour: not all unseen cards of the colour are in the other rivals' hands.
    this.#followProbability = 1 - power((seats - 2) / (seats - 1), cardsOut);
    const likelyHighest = toCome === 0 ? 0 : likelyHighestOf(unseen[colourLed]!, cardsOut, toCome);
    this.#gainAsLowest =
      this.#highestPlace >= 0 && this.#highestNumber >= likelyHighest
        ? this.#ownWinnings.gain(colourOf(trick[this.#highestPlace]!), this.#highestNumber)
        : this.#ownWinnings.gain(colourLed, likelyHighest);
    const average = cardsOut === 0 ? 0 : sumOf(unseen[colourLed]!) / cardsOut;
    this.#gainAsHighest =
      this.#trickValue + (toCome === 0 ? 0 : this.#winningsWithTrick.gain(colourLed, average, toCome));
  }

  #rate(table: Table, card: Card): number {
    const { trick, seats, unseen } = table;
    const colour = colourOf(card);
    const number = numberOf(card);
    if (trick.length === 0 && colour !== this.#colourLed) this.#forecast(table, colour);
    const toCome = this.#seatsToCome;
    const isHighest = this.#highestPlace < 0 || number >= this.#highestNumber;
    // If all cards are equal, the last one is the highest and not the lowest (DG-8).
    const isLowest =
      this.#lowestPlace < 0 || (number <= this.#lowestNumber && (toCome > 0 || number < this.#highestNumber));
    let highestProbability = isHighest ? 1 : 0;
    let lowestProbability = isLowest ? 1 : 0;
    if (toCome > 0) {
      const chanceOfHigher = this.#chanceOfHigher(unseen, bitOf(card) - 1);
      highestProbability *= power(1 - chanceOfHigher, toCome);
      lowestProbability *= power(chanceOfHigher, toCome);
    }
    let worth =
      highestProbability * this.#gainAsHighest +
      lowestProbability * this.#gainAsLowest -
      heldValue(number, seats);
    const rivalWeight = RIVALS_WEIGHT / (seats - 1);
    if (isHighest && !isLowest)
      worth -= rivalWeight * highestProbability * this.#lowestPlayerWinnings.gain(colour, number);
    if (!isHighest) {
      const gain = this.#highestPlayerGain + this.#highestPlayerWinnings.gain(colour, number);
      worth -= rivalWeight * gain;
    }
    return worth;
  }

  /** The probability that a player still to come plays a card above those in `lowerMask`. */
  #chanceOfHigher(unseen: readonly number[], lowerMask: number): number {
    let higherCards = 0;
    for (let colour = 0; colour < COLOURS; colour++) higherCards += countBits(unseen[colour]! & ~lowerMask);
    const chanceWithoutFollowing = this.#allCardsOut === 0 ? 0 : higherCards / this.#allCardsOut;
    const cardsOut = this.#cardsOut[this.#colourLed]!;
    if (cardsOut === 0) return chanceWithoutFollowing;
    const followChance = countBits(unseen[this.#colourLed]! & ~lowerMask) / cardsOut;
    return this.#followProbability * followChance + (1 - this.#followProbability) * chanceWithoutFollowing;
  }
}

/** The likely highest number of `cards` cards drawn from a set of `count`. */
function likelyHighestOf(set: number, count: number, cards: number): number {
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
