/**
 * The deck of five colours (DG-1). A card is an integer: colour × 18 + value − 1, for any number of players.
 */
export const colours = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
/** The name of a colour. */
export type Colour = (typeof colours)[number];
/** A card as an integer. */
export type Card = number;

/** The number of colours. */
export const COLOURS = 5;
const MAX_VALUES = 18;

/** The card with this colour index and value. */
export const cardOf = (colour: number, value: number): Card => colour * MAX_VALUES + value - 1;
/** The index of a card's colour in `colours`. */
export const colourOf = (card: Card): number => (card / MAX_VALUES) | 0;
/** The value on a card. */
export const numberOf = (card: Card): number => (card % MAX_VALUES) + 1;
/** The name of a card's colour. */
export const colourName = (card: Card): Colour => colours[colourOf(card)]!;

/** Whether a value is a card of the largest deck. */
export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < COLOURS * MAX_VALUES;

/** The highest value in play: with n seats, the values are 1 to 3n (DG-1). */
export const highestValue = (seats: number): number => 3 * seats;

/** The deck in canonical order: red 1, red 2, …, purple 3n. */
export function deckOf(seats: number): Card[] {
  const highest = highestValue(seats);
  return Array.from({ length: COLOURS * highest }, (_, index) =>
    cardOf((index / highest) | 0, (index % highest) + 1),
  );
}

/*
 * A set of cards is five integers, one per colour: bit value − 1 is set for each card. One array holds the
 * sets of all seats; seat s starts at 5 s.
 */

/** A card's bit in the set of its colour. */
export const bitOf = (card: Card): number => 1 << (card % MAX_VALUES);

/** The cards of one seat, ascending. */
export function cardsIn(sets: readonly number[], seat: number): Card[] {
  const cards: Card[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let bits = sets[seat * COLOURS + colour]!; bits !== 0; bits &= bits - 1) {
      cards.push(colour * MAX_VALUES + lowestBit(bits));
    }
  }
  return cards;
}

/** The index of the lowest set bit. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Counts the set bits in parallel: pairs, then fours, then all. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The letter of each colour in records. */
export const letters = 'rygbp';

/** Writes a card, like `g12`. */
export const writeCard = (card: Card): string => `${letters[colourOf(card)]}${numberOf(card)}`;

/** The card that a record names, or null. */
export function readCard(text: string): Card | null {
  const [, letter = '', digits = ''] = /^([rygbp])([1-9]|1[0-8])$/.exec(text) ?? [];
  return digits === '' ? null : cardOf(letters.indexOf(letter), Number(digits));
}
