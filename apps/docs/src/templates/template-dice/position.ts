/** The position of the lesson, with any number of players: one move from the win. */
const SEATS = 2;

export const position = [
  'template-dice.1',
  SEATS,
  '',
  'choose',
  0,
  6,
  8,
  [22, ...new Array<number>(SEATS - 1).fill(20)].join('.'),
].join('/');
