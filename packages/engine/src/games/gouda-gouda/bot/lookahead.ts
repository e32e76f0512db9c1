import type { Seat } from '../../../core/game.ts';
import { MAX_DICE } from '../dice.ts';
import { howMany, totalOf } from '../tally.ts';
import type { Race } from './race.ts';
import { expectedWinProbability, type Lookahead, moveMiceGreedily, rolls } from './ways.ts';

/** Thrown when the budget is spent. */
export class BudgetSpent extends Error {}

/**
 * Returns a search of this many turns ahead: each seat names the place that looks best to it, and all its rolls are
 * considered. `tick` is called for each turn and ends the search by throwing.
 */
export function turnsAhead(turns: number, tick: () => void): Lookahead {
  if (turns === 0) return (race, nextSeat, viewer) => race.estimateWin(viewer, nextSeat);
  const nextLookahead = turnsAhead(turns - 1, tick);
  return (race, seat, viewer) => {
    if (race.isOver) return race.estimateWin(viewer, seat);
    tick();
    const place = bestPlaceFor(race, seat);
    const next = (seat + 1) % race.seats;
    const depthBefore = race.depth;
    let sum = 0;
    for (const { green, red, probability } of rolls[Math.min(MAX_DICE, totalOf(race.mice[place]!))]!) {
      sum += probability * moveMiceGreedily(race, place, green, red, seat, next, viewer, nextLookahead);
      race.backTo(depthBefore);
    }
    return sum;
  };
}

/** The place that a seat would name, judged by the board after its turn. */
function bestPlaceFor(race: Race, seat: Seat): number {
  const next = (seat + 1) % race.seats;
  let bestPlace = -1;
  let highestWorth = -1;
  for (let place = 0; place < race.mice.length; place++) {
    if (howMany(race.mice[place]!, seat) === 0) continue;
    const worth = expectedWinProbability(race, place, seat, next, seat);
    if (worth <= highestWorth) continue;
    highestWorth = worth;
    bestPlace = place;
  }
  return bestPlace;
}
