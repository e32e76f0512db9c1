/** The position of the lesson, with any number of players. The others have played; the reader has one high and one low card. */
const SEATS = 2;
const others = Array.from({ length: SEATS - 1 }, (_, index) => index + 1);
const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

export const highestCard = String(6 * SEATS);

export const position = [
  'template-cards.1',
  SEATS,
  '',
  'play',
  // The seat that leads, and the seat in turn.
  1,
  0,
  [`1.${highestCard}`, ...others.map((seat) => 1 + seat)].join(','),
  others.map((seat) => SEATS + seat).join('.'),
  // The cards of three tricks, which seat 1 has taken.
  numbers(2 * SEATS, 3 * SEATS).join('.'),
  [0, 3, ...others.slice(1).map(() => 0)].join('.'),
].join('/');
