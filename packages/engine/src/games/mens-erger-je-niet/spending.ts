/** How a roll can be spent: lay out one card, or add cards (ME-3). */
import type { Seat } from '../../core/game.ts';
import { addsFor, type CardsPerPile, layOuts, type Move } from './moves.ts';
import { PILES, type Pile, pileNumbers, roomOn } from './piles.ts';

/** Lists every way to spend a roll. A player must move if possible, and may choose to lay out or to add (ME-3, ME-8). */
export function spendings(heights: readonly number[], seat: Seat, roll: number, into: Move[]): Move[] {
  for (const move of layOuts) if (canLayOut(heights, seat, roll, move.pile)) into.push(move);
  const rooms = roomsOf(heights, seat);
  const adds = addsFor[roll]!;
  const sizes = sizesFor[roll]!;
  for (let index = 0; index < sizes.length; index++) {
    if (hasRoomFor(rooms, sizes[index]!)) into.push(adds[index]!);
  }
  return into;
}

/** Whether a roll can be spent at all (ME-8). */
export function canSpend(heights: readonly number[], seat: Seat, roll: number): boolean {
  for (const pile of pileNumbers) if (canLayOut(heights, seat, roll, pile)) return true;
  const rooms = roomsOf(heights, seat);
  for (const size of sizesFor[roll]!) if (hasRoomFor(rooms, size)) return true;
  return false;
}

/** Whether only piles 2 and 4 have begun and a 1 or a 3 was rolled, as in the printed example (ME-12). */
export function isPrintedExample(heights: readonly number[], seat: Seat, roll: number): boolean {
  if (roll !== 1 && roll !== 3) return false;
  return pileNumbers.every((pile) => heights[seat * PILES + pile - 1]! > 0 === (pile % 2 === 0));
}

/** True for an empty pile whose number was rolled; a 6 counts as any number (ME-4). */
function canLayOut(heights: readonly number[], seat: Seat, roll: number, pile: Pile): boolean {
  return (roll === pile || roll === 6) && heights[seat * PILES + pile - 1] === 0;
}

/*
 * Every roll asks whether an add fits (ME-5). To answer fast, the four piles are packed into one integer, 4 bits each, so
 * that one subtraction compares all four. The highest bit of each group is set first: it prevents borrowing from the next
 * group, and it stays set where there was enough room.
 */

function pack(onFirst: number, onSecond: number, onThird: number, onFourth: number): number {
  return onFirst | (onSecond << 4) | (onThird << 8) | (onFourth << 12);
}
const topBits = pack(8, 8, 8, 8);

const sizeOf = (cards: CardsPerPile): number => pack(cards[0], cards[1], cards[2], cards[3]);

/** `sizesFor[roll][i]` is the packed `addsFor[roll][i]`. */
const sizesFor: readonly (readonly number[])[] = addsFor.map((adds) =>
  adds.map(({ cards }) => sizeOf(cards)),
);

function roomsOf(heights: readonly number[], seat: Seat): number {
  const firstPile = seat * PILES;
  return pack(
    roomOn(heights[firstPile]!),
    roomOn(heights[firstPile + 1]!),
    roomOn(heights[firstPile + 2]!),
    roomOn(heights[firstPile + 3]!),
  );
}

const hasRoomFor = (rooms: number, size: number): boolean => ((rooms + topBits - size) & topBits) === topBits;
