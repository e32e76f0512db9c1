import type { Bot } from '../../../core/bots/bot.ts';
import type { MensErgerJeNiet } from '../index.ts';
import type { Move } from '../moves.ts';
import { CARDS_PER_PLAYER, cardsOf, PILES, pileNumbers } from '../piles.ts';
import type { View } from '../view.ts';
import { addedTo, effectsOf } from './move-effects.ts';
import { reasonFor } from './reason-for.ts';
import type { Reason } from './reasons.ts';

/** Tuned against exact two-player play. Cards count as pile number × cards, which is their cost (ME-5). */
const weights = {
  /**
   * The value of a card, by pile: the cube of the pile's number. Pile 4 takes longest; pile 1 can wait, because every roll
   * can be used on it.
   */
  card: pileNumbers.map((pile) => pile ** 3),
  begun: 5,
  filled: 3,
  usableRoll: 1,
  takenCards: 1.25,
  cardsInDanger: 1,
};

/** Rates each move by its effect on the table, and by what the next rolls of all players could change. */
export const steady: Bot<MensErgerJeNiet, Reason> = (observation) => {
  const { view, moves } = observation;
  let best = moves[0]!;
  let highestRating = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const weight = rate(view, move);
    if (weight <= highestRating) continue;
    highestRating = weight;
    best = move;
  }
  return { move: best, why: reasonFor(observation, best) };
};

function rate(view: View, move: Move): number {
  const seat = view.viewer as number;
  const { heights, taken, begun, filled, dangers, usable } = effectsOf(view, move);
  if (cardsOf(heights, seat) === CARDS_PER_PLAYER) return Number.POSITIVE_INFINITY;
  let weight = begun.length * weights.begun + filled.length * weights.filled + usable * weights.usableRoll;
  for (const { pile, cards } of taken) weight += pile * cards * weights.takenCards;
  for (const pile of pileNumbers) {
    weight += addedTo(move, pile) * weights.card[pile - 1]!;
    weight -= dangers[pile - 1]! * pile * heights[seat * PILES + pile - 1]! * weights.cardsInDanger;
  }
  return weight;
}
