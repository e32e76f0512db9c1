/** What the cards of a trick mean: which are higher, which lie open, who may parry. */
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

/** Whether a card has been shown and the trick not been won yet. */
export const isOpen = (state: State): boolean => state.winner === -1 && state.trick.length !== 0;

/** The card that is highest now: the last one shown. Only in an open trick. */
export const highestOf = (state: State): Card => state.trick[state.trick.length - 1]!;

/** Who showed it. */
export const ownerOf = (state: State): Seat => state.shownBy[state.shownBy.length - 1]!;

/** A bit for each colour that has been shown. */
export function coloursShown(trick: readonly Card[]): number {
  let shown = 0;
  for (let place = 0; place < trick.length; place++) shown |= 1 << colourOf(trick[place]!);
  return shown;
}

/** The cards of a colour that are higher than `highest` once the colours `shown` are out, as bits (DD-6). */
export function higherBits(highest: Card, shown: number, colour: number): number {
  if ((shown & (1 << colour)) === 0) return ALL;
  return colour === colourOf(highest) ? ALL & (-1 << (2 * numberOf(highest))) : 0;
}

/** Whether `card` is higher than the last card of `trick` (DD-6). */
export const isHigher = (trick: readonly Card[], card: Card): boolean =>
  (higherBits(trick[trick.length - 1]!, coloursShown(trick), colourOf(card)) & bitOf(card)) !== 0;

/** What a colour can still do in a trick: any number of it is higher, only those above the highest card, or none. */
export type Life = 'any' | 'above' | 'dead';

/** By the faces of an open trick, which all can see; before its first card any will do (DD-5, DD-6). */
export function lifeOf(trick: readonly Face[], colour: Colour): Life {
  const cards = trick.map(harmlessOf);
  const highest = cards.at(-1);
  const code = colours.indexOf(colour);
  if (highest === undefined || higherBits(highest, coloursShown(cards), code) === ALL) return 'any';
  return code === colourOf(highest) ? 'above' : 'dead';
}

/** The higher cards that a seat holds, as bits of one colour; with no colour `shown`, to lead, any card (DD-5, DD-6). */
export function showable(state: State, seat: Seat, shown: number, colour: number): number {
  return state.hands[seat * COLOURS + colour]! & higherBits(highestOf(state), shown, colour);
}

/** The place of the card that a seat has shown last in this trick; −1 when it has shown none. */
export function lastPlaceOf(shownBy: readonly Seat[], seat: Seat): number {
  let place = shownBy.length - 1;
  while (place >= 0 && shownBy[place] !== seat) place -= 1;
  return place;
}

/** Whether a card lies open, fang and all: its owner has raised again (DD-8). */
export const isLaidOpen = (shownBy: readonly Seat[], place: number): boolean =>
  lastPlaceOf(shownBy, shownBy[place]!) > place;

/** Whether a seat may parry now (DD-10). A secret of that seat. */
export const mayParry = (state: State, seat: Seat): boolean =>
  isOpen(state) &&
  (seat === state.turn || (state.options.parry === 'anytime' && seat !== ownerOf(state))) &&
  holds(state.hands, seat, twinOf(highestOf(state)));
