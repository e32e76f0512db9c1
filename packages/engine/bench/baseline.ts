/**
 * David & Goliath as one hand-written loop over typed arrays, without the game contract, move objects or views: an upper
 * bound for the speed on this machine.
 */
import type { Draw } from '../src/index.ts';

/** Plays a random game. Returns the number of moves. */
export function playWithoutEngine(seats: number, draw: Draw): number {
  const highestNumber = 3 * seats;
  const size = 5 * highestNumber;
  const deck = new Uint8Array(size);
  const hands = new Int32Array(seats * 5);
  const won = new Int32Array(seats * 5);
  const trick = new Uint8Array(seats);
  const legal = new Uint8Array(15);
  const totals = new Int32Array(seats);
  let moves = 0;
  let dealer = draw(seats);
  for (let deal = 0; deal < seats; deal++) {
    for (let index = 0; index < size; index++)
      deck[index] = ((index / highestNumber) | 0) * 18 + (index % highestNumber);
    for (let last = size - 1; last > 0; last--) {
      const other = draw(last + 1);
      const card = deck[last]!;
      deck[last] = deck[other]!;
      deck[other] = card;
    }
    hands.fill(0);
    won.fill(0);
    let leader = (dealer + 1) % seats;
    for (let index = 0, seat = leader; index < size; index++) {
      const card = deck[index]!;
      hands[seat * 5 + ((card / 18) | 0)]! |= 1 << (card % 18);
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    for (let round = 0; round < 15; round++) {
      let highestPlace = 0;
      let lowestPlace = 0;
      let highest = -1;
      let lowest = 99;
      let colourLed = 0;
      for (let place = 0, seat = leader; place < seats; place++) {
        let count = 0;
        const mustFollow = place > 0 && hands[seat * 5 + colourLed] !== 0;
        for (let colour = mustFollow ? colourLed : 0; colour < (mustFollow ? colourLed + 1 : 5); colour++) {
          for (let bits = hands[seat * 5 + colour]!; bits !== 0; bits &= bits - 1) {
            legal[count++] = colour * 18 + 31 - Math.clz32(bits & -bits);
          }
        }
        const card = legal[draw(count)]!;
        const colour = (card / 18) | 0;
        const value = card % 18;
        if (place === 0) colourLed = colour;
        hands[seat * 5 + colour]! &= ~(1 << value);
        trick[place] = card;
        if (value >= highest) {
          highest = value;
          highestPlace = place;
        }
        if (value <= lowest) {
          lowest = value;
          lowestPlace = place;
        }
        moves += 1;
        seat = seat + 1 === seats ? 0 : seat + 1;
      }
      if (highest === lowest) lowestPlace = highestPlace - 1;
      const highestSeat = (leader + highestPlace) % seats;
      const lowestSeat = (leader + lowestPlace) % seats;
      for (let place = 0; place < seats; place++) {
        const card = trick[place]!;
        won[(place === highestPlace ? lowestSeat : highestSeat) * 5 + ((card / 18) | 0)]! |= 1 << (card % 18);
      }
      leader = highestSeat;
    }
    for (let setIndex = 0; setIndex < won.length; setIndex++) {
      let count = 0;
      let sum = 0;
      for (let bits = won[setIndex]!; bits !== 0; bits &= bits - 1) {
        count += 1;
        sum += 32 - Math.clz32(bits & -bits);
      }
      totals[(setIndex / 5) | 0]! += count > 2 ? count : sum;
    }
    dealer = (dealer + 1) % seats;
  }
  return moves;
}
