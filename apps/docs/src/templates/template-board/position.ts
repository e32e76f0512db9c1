/** The position of the lesson, with any number of players: one cheese is left, and the reader is next to it. */
const SEATS = 2;
const others = new Array<number>(SEATS - 1);

export const position = [
  'template-board.1',
  SEATS,
  '',
  'walk',
  0,
  5,
  [0, ...others.fill(8)].join('.'),
  '0.0.1.0.0.0.0.0.0',
  [3, 4, ...others.fill(0).slice(1)].join('.'),
].join('/');
