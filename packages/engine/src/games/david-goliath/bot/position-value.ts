import { COLOURS, countBits, lowestBit } from '../cards.ts';
import { dealsOf, type State } from '../state.ts';
import { expectedScore, sumOf } from './expected-score.ts';

/** How much the others' average counts against a seat's own points. */
export const RIVALS_WEIGHT = 0.6;
/** The value of a 1 in hand, in points: it can steal a highest card (DG-9). */
const LOWEST_CARD_POINTS = 6;
/** Typical difference between totals after one deal, in points. */
const DEAL_SPREAD_POINTS = 12;

const heldValues: readonly Float64Array[] = [0, 1, 2, 3, 4, 5, 6].map((seats) => {
  const highest = Math.max(2, 3 * seats);
  return Float64Array.from(
    { length: highest + 1 },
    (_, number) => LOWEST_CARD_POINTS * ((highest - number) / (highest - 1)) ** 2,
  );
});

/** The value of keeping a card in hand: much for a low one, nothing for the highest, which wins tricks against one's will. */
export const heldValue = (number: number, seats: number): number => heldValues[seats]![number]!;

/**
 * Each seat's value between two tricks, from 0 to 1: the expected score of its won cards and the value of its hand,
 * compared with the others.
 */
export function positionValues(state: State, into: number[]): void {
  const { seats, hands, won } = state;
  if (state.phase !== 'trick') {
    winProbabilities(state, into);
    return;
  }
  into.length = seats;
  into.fill(0);
  for (let colour = 0; colour < COLOURS; colour++) {
    let cardsLeft = 0;
    for (let seat = 0; seat < seats; seat++) cardsLeft += countBits(hands[seat * COLOURS + colour]!);
    for (let seat = 0; seat < seats; seat++) {
      const set = won[seat * COLOURS + colour]!;
      into[seat]! += expectedScore(countBits(set), sumOf(set), cardsLeft, seats);
      for (let bits = hands[seat * COLOURS + colour]!; bits !== 0; bits &= bits - 1)
        into[seat]! += heldValue(lowestBit(bits) + 1, seats);
    }
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += into[seat]!;
  for (let seat = 0; seat < seats; seat++) {
    const averageOfOthers = (sum - into[seat]!) / (seats - 1);
    into[seat] = logistic((into[seat]! - RIVALS_WEIGHT * averageOfOthers) / DEAL_SPREAD_POINTS / 4);
  }
}

/** Each seat's probability of winning the game, from its lead over the best other seat and the deals still to come. */
export function winProbabilities(state: State, into: number[]): void {
  const { seats, scores } = state;
  const spread = DEAL_SPREAD_POINTS * Math.sqrt(1 + dealsOf(state) - scores.length);
  for (let seat = 0; seat < seats; seat++) {
    let total = 0;
    for (const deal of scores) total += deal[seat]!;
    into[seat] = total;
  }
  let best = Number.NEGATIVE_INFINITY;
  let secondBest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const total = into[seat]!;
    if (total > best) {
      secondBest = best;
      best = total;
    } else if (total > secondBest) secondBest = total;
  }
  for (let seat = 0; seat < seats; seat++) {
    const lead = into[seat]! - (into[seat] === best ? secondBest : best);
    into[seat] = logistic(lead / spread);
  }
  into.length = seats;
}

const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
