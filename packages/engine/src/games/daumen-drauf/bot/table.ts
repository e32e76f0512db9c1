import type { Observation } from '../../../core/bots/bot.ts';
import type { Seat } from '../../../core/game.ts';
import {
  bitOf,
  type Card,
  COLOURS,
  colourOf,
  countBits,
  countOf,
  highestNumber,
  isPoisonous,
  twinOf,
} from '../cards.ts';
import { determinize } from '../determinize.ts';
import type { DaumenDrauf } from '../index.ts';
import type { State } from '../state.ts';
import { higherBits, isOpen } from '../trick.ts';
import { LED, OpponentModel, RAISED } from './opponent-model.ts';

/**
 * What a seat with a good memory knows. Read from a full state, but only from what the seat may see: its hand, the won
 * cards (everybody saw them, DD-9), open cards, and the fang of each card whose twin is among those. So every state that
 * is consistent with a view gives the same table. One instance is reused, so that a search allocates nothing.
 */
export class Table {
  seat: Seat = 0;
  seats = 0;
  /** The trick's colours, one bit each, and its highest card (−1: none). */
  shownColours = 0;
  highest: Card = -1;
  /** The trick's snakes that the seat knows. */
  harmless = 0;
  poisonous = 0;
  /** The trick's snakes under a thumb. */
  covered = 0;
  /** The expected value of the covered snakes, from what is known of their owners: see `OpponentModel`. */
  coveredValue = 0;
  /** How often the others raise: see `OpponentModel`. */
  raiseFactor = 1;
  /** The cards that may be in another hand, as bits of each colour. */
  readonly unseenCards = new Int32Array(COLOURS);
  /** The number of cards in `unseenCards`. */
  unseenCount = 0;
  /** The probability that a card in `unseenCards` is in another hand and not in the stock. */
  heldProbability = 0;

  readFrom(state: State, seat: Seat, model: OpponentModel): this {
    const { seats, hands, won } = state;
    this.seat = seat;
    this.seats = seats;
    const deck = (1 << (2 * highestNumber(seats))) - 1;
    const { unseenCards } = this;
    let otherHandCards = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      let knownCards = hands[seat * COLOURS + colour]!;
      for (let other = 0; other < seats; other++) knownCards |= won[other * COLOURS + colour]!;
      unseenCards[colour] = deck & ~knownCards;
    }
    for (let other = 0; other < seats; other++) if (other !== seat) otherHandCards += countOf(hands, other);
    this.raiseFactor = model.raiseFactor;
    this.#readTrick(state, model);
    this.unseenCount = countBits(unseenCards[0]!) + countBits(unseenCards[1]!) + countBits(unseenCards[2]!);
    this.heldProbability = this.unseenCount === 0 ? 0 : otherHandCards / this.unseenCount;
    return this;
  }

  /** The expected value of the trick for its winner, as far as the seat knows. */
  get trickValue(): number {
    return this.harmless - this.poisonous + this.coveredValue;
  }

  /** How many unseen cards would be higher than this one if it were shown (DD-6). */
  higherThan(card: Card): number {
    const { unseenCards } = this;
    const shownColours = this.shownColours | (1 << colourOf(card));
    let higherCount = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      higherCount += countBits(unseenCards[colour]! & higherBits(card, shownColours, colour));
    }
    return higherCount;
  }

  #readTrick(state: State, model: OpponentModel): void {
    this.shownColours = 0;
    this.highest = -1;
    this.harmless = 0;
    this.poisonous = 0;
    this.covered = 0;
    this.coveredValue = 0;
    if (!isOpen(state)) return;
    const { trick, shownBy } = state;
    const { unseenCards, seat } = this;
    const lastIndex = trick.length - 1;
    this.highest = trick[lastIndex]!;
    let laterOwners = 0;
    for (let place = lastIndex; place >= 0; place--) {
      const card = trick[place]!;
      const colour = colourOf(card);
      const owner = shownBy[place]!;
      this.shownColours |= 1 << colour;
      const isKnown = owner === seat || (laterOwners & (1 << owner)) !== 0;
      laterOwners |= 1 << owner;
      if (isKnown || (unseenCards[colour]! & bitOf(twinOf(card))) === 0) {
        unseenCards[colour]! &= ~bitOf(card);
        if (isPoisonous(card)) this.poisonous += 1;
        else this.harmless += 1;
      } else {
        // This card is one of two twins, and the other is unseen. Count the poisonous twin as seen: only number and
        // colour decide which card is higher.
        unseenCards[colour]! &= ~bitOf(card | 1);
        this.covered += 1;
        this.coveredValue += model.expectedValue(owner, place === 0 ? LED : RAISED);
      }
    }
  }
}

/** What the seat of an observation knows. It is the same for every state that is consistent with the observation. */
export function tableOf({ view, log }: Observation<DaumenDrauf>): Table {
  const viewer = view.viewer as Seat;
  return new Table().readFrom(
    determinize(view, () => 0, log),
    viewer,
    new OpponentModel(view.seats, viewer, log),
  );
}
