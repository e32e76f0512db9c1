import { type Emit, type Outcome, type Result, resultByScore, type Seat } from '../../core/game.ts';
import {
  bitOf,
  type Card,
  COLOURS,
  cardOf,
  cardsIn,
  colourName,
  colourOf,
  deckOf,
  lowestBit,
  numberOf,
} from './cards.ts';
import type { Event, Refusal } from './events.ts';
import { type Move, plays } from './moves.ts';
import { scoreOf, totalsOf } from './scoring.ts';
import { dealsOf, noCards, type Options, type State, turnOf } from './state.ts';

export function setup(seats: number, options: Options): State {
  const { firstDealer } = options;
  return {
    seats,
    options,
    phase: firstDealer === 'random' ? 'dealer' : 'deal',
    dealer: firstDealer === 'random' ? 0 : firstDealer,
    leader: 0,
    trick: [],
    hands: noCards(seats),
    won: noCards(seats),
    scores: [],
  };
}

export function chance(state: State) {
  if (state.phase === 'trick' || state.phase === 'over') return null;
  if (state.phase === 'dealer') return { kind: 'dice', count: 1, faces: state.seats, sealed: false } as const;
  return { kind: 'shuffle', size: state.seats * 15, sealed: true } as const;
}

const singleSeats: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]].map((seats) =>
  Object.freeze(seats),
);
const noSeats: readonly Seat[] = Object.freeze([]);

export function actors(state: State): readonly Seat[] {
  return state.phase === 'trick' ? singleSeats[turnOf(state)]! : noSeats;
}

/** The colour that a seat must follow, or −1 if it may play any card (DG-4, DG-5). */
function colourToFollow(state: State, seat: Seat): number {
  if (state.trick.length === 0) return -1;
  const colourLed = colourOf(state.trick[0]!);
  return state.hands[seat * COLOURS + colourLed] === 0 ? -1 : colourLed;
}

export function legalMoves(state: State, seat: Seat, into: Move[] = []): Move[] {
  const colour = colourToFollow(state, seat);
  const from = colour === -1 ? 0 : colour;
  const to = colour === -1 ? COLOURS : colour + 1;
  for (let colour = from; colour < to; colour++) {
    for (let bits = state.hands[seat * COLOURS + colour]!; bits !== 0; bits &= bits - 1) {
      into.push(plays[cardOf(colour, lowestBit(bits) + 1)]!);
    }
  }
  return into;
}

export function refusal(state: State, seat: Seat, { card }: Move): Refusal | null {
  const turn = turnOf(state);
  if (turn !== seat) return { reason: 'not-your-turn', rule: 'DG-4', turn };
  if (!(state.hands[seat * COLOURS + colourOf(card)]! & bitOf(card))) {
    return { reason: 'not-in-hand', rule: 'DG-4', card };
  }
  const colour = colourToFollow(state, seat);
  if (colour === -1 || colour === colourOf(card)) return null;
  const cards = cardsIn(state.hands, seat).filter((other) => colourOf(other) === colour);
  return { reason: 'follow', rule: 'DG-5', colour: colourName(cards[0]!), cards };
}

export function resolve(draft: State, outcome: Outcome, emit?: Emit<Event>): void {
  if (draft.phase === 'dealer') {
    draft.dealer = outcome[0]!;
    draft.phase = 'deal';
    emit?.({ type: 'dealer', rule: 'DG-3', seat: draft.dealer });
    return;
  }
  deal(draft, outcome);
  emit?.({
    type: 'dealt',
    rule: 'DG-1',
    deal: draft.scores.length,
    dealer: draft.dealer,
    leader: draft.leader,
  });
}

/** Deals one card at a time, clockwise from the player to the dealer's left, who also leads (DG-1, DG-3). */
function deal(draft: State, order: Outcome): void {
  const { seats } = draft;
  const leader = (draft.dealer + 1) % seats;
  const deck = decks[seats]!;
  const hands = noCards(seats);
  let seat = leader;
  for (let index = 0; index < order.length; index++) {
    const card = deck[order[index]!]!;
    const setIndex = seat * COLOURS + colourOf(card);
    hands[setIndex] = hands[setIndex]! | bitOf(card);
    seat = seat + 1 === seats ? 0 : seat + 1;
  }
  draft.hands = hands;
  draft.won = noCards(seats);
  draft.leader = leader;
  draft.phase = 'trick';
}

const decks: readonly Card[][] = [0, 1, 2, 3, 4, 5, 6].map(deckOf);

export function play(draft: State, seat: Seat, { card }: Move, emit?: Emit<Event>): void {
  const { hands, trick } = draft;
  const set = seat * COLOURS + colourOf(card);
  emit?.(playedEvent(seat, card, trick[0]));
  hands[set] = hands[set]! & ~bitOf(card);
  const place = trick.length;
  trick[place] = card;
  if (place + 1 === draft.seats) finishTrick(draft, emit);
}

function playedEvent(seat: Seat, card: Card, cardLed: Card | undefined): Event {
  const followsColour = cardLed === undefined || colourOf(cardLed) === colourOf(card);
  return { type: 'played', rule: followsColour ? 'DG-4' : 'DG-5', seat, card, followed: followsColour };
}

/**
 * The places of the highest and the lowest card in the trick. If cards tie, the one played last counts (DG-6,
 * DG-7, DG-8).
 */
export function extremes(trick: readonly Card[]): { highest: number; lowest: number } {
  let highest = 0;
  let lowest = 0;
  let highestNumber = numberOf(trick[0]!);
  let lowestNumber = highestNumber;
  for (let place = 1; place < trick.length; place++) {
    const value = numberOf(trick[place]!);
    if (value >= highestNumber) {
      highestNumber = value;
      highest = place;
    }
    if (value <= lowestNumber) {
      lowestNumber = value;
      lowest = place;
    }
  }
  return highestNumber === lowestNumber ? { highest, lowest: highest - 1 } : { highest, lowest };
}

/**
 * The player of the lowest card takes the highest; the player of the highest takes the rest and leads (DG-9).
 */
function finishTrick(draft: State, emit: Emit<Event>): void {
  const { seats, leader, won, trick } = draft;
  const { highest, lowest } = extremes(trick);
  const highestSeat = (leader + highest) % seats;
  const lowestSeat = (leader + lowest) % seats;
  for (let place = 0; place < seats; place++) {
    const card = trick[place]!;
    const setIndex = (place === highest ? lowestSeat : highestSeat) * COLOURS + colourOf(card);
    won[setIndex] = won[setIndex]! | bitOf(card);
  }
  emit?.(trickEvent(trick, highest, lowest, highestSeat, lowestSeat));
  draft.trick = [];
  draft.leader = highestSeat;
  if (isHandEmpty(draft.hands, highestSeat)) finishDeal(draft, emit);
}

function trickEvent(
  trick: readonly Card[],
  highest: number,
  lowest: number,
  highestSeat: Seat,
  lowestSeat: Seat,
): Event {
  const highestCard = trick[highest]!;
  const lowestCard = trick[lowest]!;
  return {
    type: 'trick',
    rule: numberOf(highestCard) === numberOf(lowestCard) ? 'DG-8' : 'DG-9',
    highest: { seat: highestSeat, card: highestCard },
    lowest: { seat: lowestSeat, card: lowestCard },
    rest: trick.filter((card) => card !== highestCard),
  };
}

function isHandEmpty(hands: readonly number[], seat: Seat): boolean {
  for (let colour = 0; colour < COLOURS; colour++) {
    if (hands[seat * COLOURS + colour] !== 0) return false;
  }
  return true;
}

/** Scores the deal. The deal then passes clockwise (DG-3), unless it was the last (DG-12). */
function finishDeal(draft: State, emit: Emit<Event>): void {
  const { seats, won } = draft;
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) scores.push(scoreOf(won, seat));
  draft.scores.push(scores);
  emit?.({ type: 'scored', rule: 'DG-11', deal: draft.scores.length - 1, scores });
  if (draft.scores.length < dealsOf(draft)) {
    draft.dealer = (draft.dealer + 1) % seats;
    draft.phase = 'deal';
    return;
  }
  draft.phase = 'over';
  if (emit) {
    const { scores: totals, winners } = resultByScore(totalsOf(draft));
    emit({ type: 'over', rule: 'DG-12', totals, winners });
  }
}

/** Always true: everybody has seen a played card (DG-10), so no move of this game can be undone. */
export const revealsSecret = (): boolean => true;

export function result(state: State): Result | null {
  return state.phase === 'over' ? resultByScore(totalsOf(state)) : null;
}
