import { counted, plural } from '@cheeseboard/engine/text';
import type { Colour } from '../art/colours.ts';
import type { Words } from './types.ts';

const colours: Words['colours'] = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
  white: 'white',
  black: 'black',
};
const name = (colour: Colour): string => colours[colour];
const cards = (count: number): string => counted('en', count, 'card', 'cards');
const points = (count: number): string => counted('en', count, 'point', 'points');

export const en: Words = {
  colours,
  mouseCard: (colour, number) => `${name(colour)} ${number}`,
  snakeCard: (colour, number, fang) =>
    `${name(colour)} snake ${number}, ${fang === undefined ? 'thumb on it' : fang ? 'with a fang' : 'harmless'}`,
  pawnCard: (colour, pile, square) => `${name(colour)} pile ${pile}, card ${square} of 6`,
  faceDown: { mice: 'a card, face down', snakes: 'a snake, face down', pawns: 'a card, face down' },
  faceDownCards: (count) => `${cards(count)}, face down`,
  noCard: 'no card',

  hand: (count) => (count === 0 ? 'Your hand is empty' : `Your hand, ${cards(count)}`),
  notNow: (card) => `${card}, not now`,
  trick: 'The trick',
  emptyPlace: 'nothing yet',
  by: (card, player) => `${card}, from ${player}`,
  marks: { highest: 'highest', lowest: 'lowest', led: 'led', laid: 'revealed' },

  won: (player) => (player ? `Won by ${player}` : 'Cards won'),
  wonNothing: 'nothing won yet',
  wonColour: (colour, numbers) => `${name(colour)} ${numbers.join(', ')}`,
  worth: (count) => `worth ${count}`,

  die: {
    green: 'green die, forward',
    yellow: 'yellow die, nothing',
    red: 'red die, back',
    void: 'cancelled die',
    spent: 'spent die',
  },
  dieShowing: (face) => `die ${face}`,
  dieWaiting: 'a die, not rolled yet',
  rolling: 'rolling',

  mouse: (colour, count) => plural('en', count, `${name(colour)} mouse`, `${count} ${name(colour)} mice`),
  cheese: { whole: 'a whole cheese', wedge: 'a piece of cheese', eaten: 'eaten cheese' },
  points,
  tokens: {
    reroll: 're-roll',
    double: 'double turn',
    transfer: 'transfer',
    improve: 'improve',
    worsen: 'worsen',
    cancel: 'cancel',
  },
  tokenFaceDown: 'a power token, face down',

  pile: (colour, pile) => `${name(colour)}, pile ${pile}`,
  startPile: (left) => (left === 0 ? 'start pile empty' : `${cards(left)} on the start pile`),
  newPile: (height) => (height === 0 ? 'new pile empty' : `${cards(height)} on the new pile`),
  fullPile: 'full and safe',
  adding: (count) => `${count} more`,

  turn: 'to play',
  you: 'you',
  bot: 'bot',
  connection: { here: 'connected', connecting: 'connecting', away: 'away' },
  cardsLeft: (count) => `${cards(count)} left`,

  scoreSheet: 'Scores',
  round: (number) => `Round ${number}`,
  total: 'Total',
  winner: 'winner',
  log: 'What happened',
  logEmpty: 'Nothing has happened yet.',
  rule: (id) => `rule ${id}`,
  notFetched: 'The game couldn’t be loaded. Are you online?',
};
