/** The position of the lesson, with any number of players: the reader is at the fork, and a rival just behind it. */
const SEATS = 2;

export const position = [
  'template-race.1',
  SEATS,
  '',
  'run',
  0,
  1,
  [3, 4, ...new Array<number>(SEATS - 1).fill(0).slice(1)].join('.'),
].join('/');
