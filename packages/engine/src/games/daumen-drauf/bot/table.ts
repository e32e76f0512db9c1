import type { Seat } from '../../../core/game.ts';
import { bitOf, type Card, COLOURS, colourOf, countBits, countOf, highestNumber, twinOf } from '../cards.ts';
import type { State } from '../state.ts';
import { isOpen } from '../trick.ts';

const worthOf = (card: Card): number => ((card & 1) === 1 ? -1 : 1);

/**
 * What a seat with a good memory knows. It is read from a full state, but only where the seat may look: its hand, what was
 * won (everybody saw it, DD-9), what lies open, and the fang of each card whose twin is among those. So every state that
 * could lie behind a view gives the same table. Filled again and again, so that a search allocates nothing.
 */
export class Table {
  seat: Seat = 0;
  seats = 0;
  /** Of the trick: a bit for each colour, the highest card (−1: none) and who showed it. */
  shown = 0;
  highest: Card = -1;
  owner: Seat = -1;
  /** Snakes of the trick, those that the seat knows. */
  harmless = 0;
  poisonous = 0;
  /** And those under a thumb. */
  covered = 0;
  /** Whether the highest card is one of these. */
  thumb = false;
  /** The cards that may be in another hand, as bits of each colour. */
  readonly out = new Int32Array(COLOURS);
  /** How likely each of these is in another hand and not in the stock. */
  held = 0;
  stock = 0;
  /** Cards in the seat's own hand. */
  own = 0;

  at(state: State, seat: Seat): this {
    const { seats, hands, won, stock } = state;
    this.seat = seat;
    this.seats = seats;
    this.stock = stock.length;
    const deck = (1 << (2 * highestNumber(seats))) - 1;
    const { out } = this;
    let inHands = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      let seen = hands[seat * COLOURS + colour]!;
      for (let other = 0; other < seats; other++) seen |= won[other * COLOURS + colour]!;
      out[colour] = deck & ~seen;
    }
    for (let other = 0; other < seats; other++) if (other !== seat) inHands += countOf(hands, other);
    this.own = countOf(hands, seat);
    this.#look(state);
    const unseen = countBits(out[0]!) + countBits(out[1]!) + countBits(out[2]!);
    this.held = unseen === 0 ? 0 : inHands / unseen;
    return this;
  }

  #look(state: State): void {
    this.shown = 0;
    this.highest = -1;
    this.owner = -1;
    this.harmless = 0;
    this.poisonous = 0;
    this.covered = 0;
    this.thumb = false;
    if (!isOpen(state)) return;
    const { trick, shownBy } = state;
    const { out, seat } = this;
    const last = trick.length - 1;
    this.highest = trick[last]!;
    this.owner = shownBy[last]!;
    let later = 0;
    for (let place = last; place >= 0; place--) {
      const card = trick[place]!;
      const colour = colourOf(card);
      const owner = shownBy[place]!;
      this.shown |= 1 << colour;
      const open = owner === seat || (later & (1 << owner)) !== 0;
      later |= 1 << owner;
      if (open || (out[colour]! & bitOf(twinOf(card))) === 0) {
        out[colour]! &= ~bitOf(card);
        if (worthOf(card) > 0) this.harmless += 1;
        else this.poisonous += 1;
      } else {
        // One of the twins is here and the other one out: which is which does not matter for what is higher.
        out[colour]! &= ~bitOf(card | 1);
        this.covered += 1;
        if (place === last) this.thumb = true;
      }
    }
  }
}
