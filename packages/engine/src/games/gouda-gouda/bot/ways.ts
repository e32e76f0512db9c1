import type { Seat } from '../../../core/game.ts';
import { MAX_DICE } from '../dice.ts';
import { howMany, totalOf } from '../tally.ts';
import type { Race } from './race.ts';

/** The move of one mouse with one die. */
export interface Step {
  readonly face: 'green' | 'red';
  readonly owner: Seat;
  readonly to: number;
}

/**
 * The probability that `viewer` wins if `next` has the next turn, found by search. Leaves the race unchanged.
 */
export type Lookahead = (race: Race, next: Seat, viewer: Seat) => number;

/** Every roll of this many dice as greens, reds and probability. */
export const rolls: readonly (readonly { green: number; red: number; probability: number }[])[] = [
  0, 1, 2, 3, 4, 5,
].map((dice) => {
  const outcomes: { green: number; red: number; probability: number }[] = [];
  for (let green = 0; green <= dice; green++) {
    for (let red = 0; red <= dice - green; red++) {
      const yellow = dice - green - red;
      const orders = factorial(dice) / (factorial(green) * factorial(red) * factorial(yellow));
      outcomes.push({ green, red, probability: orders / 3 ** dice });
    }
  }
  return outcomes;
});

function factorial(count: number): number {
  return count < 2 ? 1 : count * factorial(count - 1);
}

/**
 * Moves the mice of a roll greedily for `seat`, die by die. Returns the probability that `viewer` then wins. The caller
 * must undo the moves.
 */
export function moveMiceGreedily(
  race: Race,
  place: number,
  green: number,
  red: number,
  seat: Seat,
  next: Seat,
  viewer: Seat,
  lookahead?: Lookahead,
): number {
  let greens = green;
  let reds = race.backward[place]!.length === 0 ? 0 : red;
  while (greens + reds > 0 && !race.isOver) {
    const step = bestStep(race, place, greens > 0, reds > 0, seat, next);
    if (!step) break;
    race.go(step.owner, place, step.to);
    if (step.face === 'green') greens -= 1;
    else reds -= 1;
  }
  return lookahead ? lookahead(race, next, viewer) : race.estimateWin(viewer, next);
}

const bestMove = { face: 'green' as 'green' | 'red', owner: 0, to: 0 };

export function bestStep(
  race: Race,
  place: number,
  green: boolean,
  red: boolean,
  seat: Seat,
  next: Seat,
): Step | null {
  let highestWorth = -1;
  const crowd = race.mice[place]!;
  for (let owner = 0; owner < race.seats; owner++) {
    if (howMany(crowd, owner) === 0) continue;
    for (let way = green ? 0 : 1; way < (red ? 2 : 1); way++) {
      const links = (way === 0 ? race.forward : race.backward)[place]!;
      for (let index = 0; index < links.length; index++) {
        const to = links[index]!;
        race.go(owner, place, to);
        const worth = race.estimateWin(seat, next);
        race.undoMove();
        if (worth <= highestWorth) continue;
        highestWorth = worth;
        bestMove.face = way === 0 ? 'green' : 'red';
        bestMove.owner = owner;
        bestMove.to = to;
      }
    }
  }
  return highestWorth < 0 ? null : bestMove;
}

/** The probability that `viewer` wins if `seat` rolls on this place, averaged over all rolls. */
export function expectedWinProbability(
  race: Race,
  place: number,
  seat: Seat,
  next: Seat,
  viewer: Seat,
  lookahead?: Lookahead,
): number {
  const depth = race.depth;
  let sum = 0;
  for (const { green, red, probability } of rolls[Math.min(MAX_DICE, totalOf(race.mice[place]!))]!) {
    sum += probability * moveMiceGreedily(race, place, green, red, seat, next, viewer, lookahead);
    race.backTo(depth);
  }
  return sum;
}
