/** Hand-written positions for the tests of Daumen drauf. */
import {
  add,
  type Card,
  deckOf,
  type Event,
  daumenDrauf as game,
  type Move,
  noCards,
  type Options,
  readCard,
  type State,
} from '../index.ts';
import { daumenDraufPositions as positions } from '../positions.ts';

export const standard: Options = { rounds: 1, firstLeader: 'random', parry: 'anytime', openWins: 'off' };

interface Table {
  /** The cards in each hand: `y1 g4f`. */
  readonly hands: readonly string[];
  readonly turn?: number;
  /** The open trick, seat and card: `0y1 1y3f`. */
  readonly trick?: string;
  /** The finished trick on the table, instead of an open one. Its last card has won. */
  readonly lastTrick?: string;
  /** Cards that each seat has won. Cards not listed anywhere belong to the stock if `isRestInStock`, otherwise to seat 0. */
  readonly won?: readonly string[];
  readonly stock?: string;
  readonly isRestInStock?: boolean;
  readonly firstLeader?: number;
  readonly options?: Partial<Options>;
  readonly phase?: State['phase'];
  readonly scores?: number[][];
}

export const cardsOf = (text: string): Card[] =>
  text === '' ? [] : text.split(' ').map((word) => readCard(word) as Card);

/** A state in which every card of the deck has a place. */
export function stateOf(table: Table): State {
  const seats = table.hands.length;
  const trickTexts = (table.trick ?? table.lastTrick ?? '').split(' ').filter((word) => word !== '');
  const trick = trickTexts.map((word) => readCard(word.slice(1)) as Card);
  const shownBy = trickTexts.map((word) => Number(word[0]));
  const winner = table.lastTrick === undefined ? -1 : (shownBy.at(-1) as number);
  const hands = noCards(seats);
  const won = noCards(seats);
  const placedCards = new Set(trick);
  const placeCards = (sets: number[], seat: number, cards: readonly Card[]): void => {
    for (const card of cards) {
      add(sets, seat, card);
      placedCards.add(card);
    }
  };
  for (const [seat, text] of table.hands.entries()) placeCards(hands, seat, cardsOf(text));
  for (const [seat, text] of (table.won ?? []).entries()) placeCards(won, seat, cardsOf(text));
  if (winner !== -1) placeCards(won, winner, trick);
  const stockCards = cardsOf(table.stock ?? '');
  for (const card of stockCards) placedCards.add(card);
  const otherCards = deckOf(seats).filter((card) => !placedCards.has(card));
  if (!table.isRestInStock) placeCards(won, 0, otherCards);
  const state: State = {
    seats,
    options: { ...standard, ...table.options },
    phase: table.phase ?? 'trick',
    firstLeader: table.firstLeader ?? 0,
    turn: table.turn ?? -1,
    trick,
    shownBy,
    winner,
    hands,
    won,
    stock: [...stockCards, ...(table.isRestInStock ? otherCards : [])].reverse(),
    scores: table.scores ?? [],
  };
  const flaw = positions.flaw(state);
  if (flaw !== null) throw new Error(flaw);
  return state;
}

export const moveOf = (text: string): Move => game.readMove(text, standard) as Move;

/** A seat's legal moves in record notation. */
export const legal = (state: State, seat = state.turn): string[] =>
  game.legalMoves(state, seat).map((move) => game.writeMove(move, state.options));

/** Plays moves like `seat:word` and returns the events of the last one. */
export function play(state: State, ...moves: readonly string[]): Event[] {
  let events: Event[] = [];
  for (const text of moves) {
    const seat = Number(text[0]);
    const move = moveOf(text.slice(2));
    const refusal = game.refusal(state, seat, move);
    if (refusal) throw new Error(`${text}: ${refusal.reason}`);
    events = [];
    game.play(state, seat, move, (event) => events.push(event));
    const flaw = positions.flaw(state);
    if (flaw !== null) throw new Error(`${text}: ${flaw}`);
  }
  return events;
}

export const refusalOf = (state: State, seat: number, text: string) =>
  game.refusal(state, seat, moveOf(text));
