/** The position of the lesson, with any number of players: all others have chosen the 4. */
const SEATS = 2;
const others = new Array<number>(SEATS - 1);

export const position = [
  'template-choice.1',
  SEATS,
  '',
  'choose',
  0,
  [0, ...others.fill(4)].join('.'),
  [0, ...others.fill(0)].join('.'),
].join('/');
