import { shuffle } from './chance.ts';
import type { Draw } from './game.ts';

/**
 * Deals unseen cards at random, for `determinize`: hand `i` gets `room[i]` cards, and only cards that it `canHold`. The
 * rooms must add up to the number of cards; a stock can be one more hand.
 */
export function dealUnseen<Card>(
  cards: readonly Card[],
  room: readonly number[],
  canHold: (hand: number, card: Card) => boolean,
  draw: Draw,
): Card[][] {
  const hands: Card[][] = room.map(() => []);
  const canTake = (hand: number, card: Card): boolean => room[hand]! > 0 && canHold(hand, card);
  const countTakers = (card: Card): number => room.filter((_, hand) => canTake(hand, card)).length;
  // Cards with the fewest possible takers go first. Then `makeRoom` is rarely needed.
  const order = shuffle([...cards], draw)
    .map((card) => ({ card, takers: countTakers(card) }))
    .sort((a, b) => a.takers - b.takers);
  for (const { card } of order) {
    const hand = pickTaker(card, hands, room, canTake, draw) ?? makeRoom(card, hands, room, canTake);
    hands[hand]!.push(card);
  }
  return hands;
}

type CanTake<Card> = (hand: number, card: Card) => boolean;

/** A hand that can take the card, weighted by its free places. */
function pickTaker<Card>(
  card: Card,
  hands: readonly Card[][],
  room: readonly number[],
  canTake: CanTake<Card>,
  draw: Draw,
): number | null {
  const freePlaces = room.map((count, hand) => (canTake(hand, card) ? count - hands[hand]!.length : 0));
  const freePlaceCount = freePlaces.reduce((sum, count) => sum + count, 0);
  if (freePlaceCount === 0) return null;
  let remainingDraw = draw(freePlaceCount);
  return freePlaces.findIndex((count) => {
    remainingDraw -= count;
    return remainingDraw < 0;
  });
}

/**
 * Moves cards along a shortest chain of hands until one that can take `card` has a free place; returns that
 * hand.
 */
function makeRoom<Card>(
  card: Card,
  hands: Card[][],
  room: readonly number[],
  canTake: CanTake<Card>,
): number {
  const chains: number[][] = hands.flatMap((_, hand) => (canTake(hand, card) ? [[hand]] : []));
  const reachedHands = new Set(chains.flat());
  for (const chain of chains) {
    const lastHand = chain.at(-1)!;
    if (hands[lastHand]!.length < room[lastHand]!) {
      for (let index = chain.length - 1; index > 0; index--) {
        const givingHand = hands[chain[index - 1]!]!;
        const to = chain[index]!;
        const movableIndex = givingHand.findIndex((other) => canTake(to, other));
        hands[to]!.push(...givingHand.splice(movableIndex, 1));
      }
      return chain[0]!;
    }
    for (let nextHand = 0; nextHand < hands.length; nextHand++) {
      if (!reachedHands.has(nextHand) && hands[lastHand]!.some((other) => canTake(nextHand, other))) {
        reachedHands.add(nextHand);
        chains.push([...chain, nextHand]);
      }
    }
  }
  // Only reached if no deal is possible, for example because the log is wrong. Then any free place will do.
  return hands.findIndex((held, hand) => held.length < room[hand]!);
}
