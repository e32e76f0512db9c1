/**
 * The snakes (DD-1). A card is an integer: colour × 18 + (number − 1) × 2 + fang, for any number of players.
 */
export const colours = ['yellow', 'green', 'black'] as const;
/** The name of a colour. */
export type Colour = (typeof colours)[number];
/** A card as an integer. */
export type Card = number;

/** What everybody sees of a shown card: all but the fang, which is under the thumb (DD-4). */
export interface Face {
  readonly colour: Colour;
  readonly number: number;
}

/** The number of colours. */
export const COLOURS = 3;
/** The number of cards in a full hand. */
export const HAND_SIZE = 5;
const CARDS_PER_COLOUR = 18;
/** The number of cards in the largest deck. */
export const CARDS = COLOURS * CARDS_PER_COLOUR;
/** All cards of a colour, as bits. */
export const ALL = (1 << CARDS_PER_COLOUR) - 1;

/** The card with this colour index and number; `fang` is 1 for the poisonous snake, otherwise 0. */
export const cardOf = (colour: number, number: number, fang: number): Card =>
  colour * CARDS_PER_COLOUR + (number - 1) * 2 + fang;
/** The index of a card's colour in `colours`. */
export const colourOf = (card: Card): number => (card / CARDS_PER_COLOUR) | 0;
/** The number on a card. */
export const numberOf = (card: Card): number => ((card % CARDS_PER_COLOUR) >> 1) + 1;
/** Whether the snake has a fang. */
export const isPoisonous = (card: Card): boolean => (card & 1) === 1;
/** The card of the same colour and number with the other kind of snake. */
export const twinOf = (card: Card): Card => card ^ 1;
/** What everybody sees of a card. */
export const faceOf = (card: Card): Face => ({ colour: colours[colourOf(card)]!, number: numberOf(card) });
/** The harmless card of a face. */
export const harmlessOf = ({ colour, number }: Face): Card => cardOf(colours.indexOf(colour), number, 0);

/** Whether a value is a card of the largest deck. */
export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARDS;

/** The highest number in play: with n seats, the numbers are 1 to n + 2 (DD-1). */
export const highestNumber = (seats: number): number => seats + 2;

/** The deck in canonical order: yellow 1 harmless, yellow 1 poisonous, yellow 2 harmless, … (DD-1). */
export function deckOf(seats: number): Card[] {
  const perColour = 2 * highestNumber(seats);
  return Array.from(
    { length: COLOURS * perColour },
    (_, index) => ((index / perColour) | 0) * CARDS_PER_COLOUR + (index % perColour),
  );
}

/*
 * A set of cards is three integers, one per colour: bit (number − 1) × 2 + fang is set for each card. One
 * array holds the sets of all seats; seat s starts at 3 s.
 */

/** Empty sets of cards for all seats. */
export const noCards = (seats: number): number[] => new Array<number>(seats * COLOURS).fill(0);

/** A card's bit in the set of its colour. */
export const bitOf = (card: Card): number => 1 << (card % CARDS_PER_COLOUR);

/** Whether a seat's sets contain a card. */
export const holds = (sets: readonly number[], seat: number, card: Card): boolean =>
  (sets[seat * COLOURS + colourOf(card)]! & bitOf(card)) !== 0;

/** Adds a card to a seat's sets. */
export function add(sets: number[], seat: number, card: Card): void {
  const setIndex = seat * COLOURS + colourOf(card);
  sets[setIndex] = sets[setIndex]! | bitOf(card);
}

/** Removes a card from a seat's sets. */
export function remove(sets: number[], seat: number, card: Card): void {
  const set = seat * COLOURS + colourOf(card);
  sets[set] = sets[set]! & ~bitOf(card);
}

/** Whether a seat has any card. */
export function hasCards(sets: readonly number[], seat: number): boolean {
  const firstSetIndex = seat * COLOURS;
  return sets[firstSetIndex] !== 0 || sets[firstSetIndex + 1] !== 0 || sets[firstSetIndex + 2] !== 0;
}

/** The number of cards of a seat. */
export function countOf(sets: readonly number[], seat: number): number {
  const set = seat * COLOURS;
  return countBits(sets[set]!) + countBits(sets[set + 1]!) + countBits(sets[set + 2]!);
}

/** The cards of one seat, ascending. */
export function cardsIn(sets: readonly number[], seat: number): Card[] {
  const cards: Card[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let bits = sets[seat * COLOURS + colour]!; bits !== 0; bits &= bits - 1) {
      cards.push(colour * CARDS_PER_COLOUR + lowestBit(bits));
    }
  }
  return cards;
}

/** The card at the lowest bit of a colour's set. */
export const lowestCard = (colour: number, bits: number): Card => colour * CARDS_PER_COLOUR + lowestBit(bits);

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Counts bits in parallel: pairs, fours, bytes, then the sum of the bytes. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The letter of each colour in records. */
export const letters = 'ygb';

/** Writes a card: `g4` is the harmless green 4, `g4f` the poisonous one. */
export const writeCard = (card: Card): string =>
  `${letters[colourOf(card)]}${numberOf(card)}${isPoisonous(card) ? 'f' : ''}`;

/** The card that a record names, or null. */
export function readCard(text: string): Card | null {
  const [, letter, digit, fang] = /^([ygb])([1-9])(f?)$/.exec(text) ?? [];
  return letter === undefined ? null : cardOf(letters.indexOf(letter), Number(digit), fang === 'f' ? 1 : 0);
}
