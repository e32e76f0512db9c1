/** The cards of a trick: which are higher, which lie open, who may parry. */
import type { Seat } from '../../core/game.ts';
import {
  ALL,
  bitOf,
  type Card,
  COLOURS,
  type Colour,
  colourOf,
  colours,
  type Face,
  harmlessOf,
  holds,
  numberOf,
  twinOf,
} from './cards.ts';
import type { State } from './state.ts';

/** Whether a trick is open: a card was shown and nobody has won it yet. */
export const isOpen = (state: State): boolean => state.winner === -1 && state.trick.length !== 0;

/** The highest card: the last one shown. Only for an open trick. */
export const highestOf = (state: State): Card => state.trick[state.trick.length - 1]!;

/** The seat that showed the highest card. */
export const ownerOf = (state: State): Seat => state.shownBy[state.shownBy.length - 1]!;

/** One bit for each colour that was shown. */
export function coloursShown(trick: readonly Card[]): number {
  let shownColours = 0;
  for (let place = 0; place < trick.length; place++) shownColours |= 1 << colourOf(trick[place]!);
  return shownColours;
}

/** The cards of a colour, as bits, that are higher than `highest` once the `shownColours` are out (DD-6). */
export function higherBits(highest: Card, shownColours: number, colour: number): number {
  if ((shownColours & (1 << colour)) === 0) return ALL;
  return colour === colourOf(highest) ? ALL & (-1 << (2 * numberOf(highest))) : 0;
}

/** Whether `card` is higher than the last card of `trick` (DD-6). */
export const isHigher = (trick: readonly Card[], card: Card): boolean =>
  (higherBits(trick[trick.length - 1]!, coloursShown(trick), colourOf(card)) & bitOf(card)) !== 0;

/**
 * Which cards of a colour can still be played in a trick: any, only those above the highest card, or none.
 */
export type ColourStatus = 'any' | 'above' | 'dead';

/** The status of a colour, from the public faces of an open trick. Before the first card, it is `any` (DD-5, DD-6). */
export function colourStatusOf(trick: readonly Face[], colour: Colour): ColourStatus {
  const cards = trick.map(harmlessOf);
  const highest = cards.at(-1);
  const code = colours.indexOf(colour);
  if (highest === undefined || higherBits(highest, coloursShown(cards), code) === ALL) return 'any';
  return code === colourOf(highest) ? 'above' : 'dead';
}

/**
 * A seat's higher cards of one colour, as bits. With no `shownColours`, the seat leads and may play any card
 * (DD-5, DD-6).
 */
export function showableBits(state: State, seat: Seat, shownColours: number, colour: number): number {
  return state.hands[seat * COLOURS + colour]! & higherBits(highestOf(state), shownColours, colour);
}

/** The place of the last card that a seat has shown in this trick; −1 if none. */
export function lastPlaceOf(shownBy: readonly Seat[], seat: Seat): number {
  let place = shownBy.length - 1;
  while (place >= 0 && shownBy[place] !== seat) place -= 1;
  return place;
}

/** Whether a card lies open with its fang: its owner has raised again (DD-8). */
export const isLaidOpen = (shownBy: readonly Seat[], place: number): boolean =>
  lastPlaceOf(shownBy, shownBy[place]!) > place;

/** Whether a seat may parry now (DD-10). Only that seat may know the answer. */
export const mayParry = (state: State, seat: Seat): boolean =>
  isOpen(state) &&
  (seat === state.turn || (state.options.parry === 'anytime' && seat !== ownerOf(state))) &&
  holds(state.hands, seat, twinOf(highestOf(state)));
