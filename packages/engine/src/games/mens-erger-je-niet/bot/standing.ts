import type { Seat } from '../../../core/game.ts';
import { PILES, pileNumbers } from '../piles.ts';
import type { State } from '../state.ts';
import { rollsToReach } from './reach.ts';
import { FULL_ROW, isOpen, ROLLS, rowOf } from './rows.ts';
import { lossesOf, turnsOf } from './turns.ts';

/** How far a pile that a rival can send back with the next roll counts as lost: it may still get away. */
const THREAT = 0.55;
/** So many turns decide nothing: even who needs one turn only can be overtaken. */
const HAZE = 4;

/**
 * What a state is worth to each seat: its share of the win, or where they play for places (ME-11) the share of the others it
 * comes before. The odds between two seats are those of the squares of the turns they still need: among what was fitted to
 * two players' exact chances this came closest.
 */
export function standing(state: State, into: number[]): void {
  const { seats, finished } = state;
  strengths(state, into);
  if (state.options.playForPlaces === 'on') {
    const all = [...into];
    for (let seat = 0; seat < seats; seat++) into[seat] = sharePassed(all, finished, seat);
    return;
  }
  const sum = into.reduce((total, strength) => total + strength, 0);
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = finished.length > 0 ? Number(finished[0] === seat) : into[seat]! / sum;
  }
}

function strengths({ seats, heights }: State, into: number[]): void {
  const turns = turnsOf();
  const losses = lossesOf();
  into.length = seats;
  for (let seat = 0; seat < seats; seat++) rows[seat] = rowOf(heights, seat);
  for (let seat = 0; seat < seats; seat++) {
    const row = rows[seat]!;
    let needs = HAZE + turns[row]!;
    for (const pile of pileNumbers) {
      const height = heights[seat * PILES + pile - 1]!;
      if (!isOpen(height)) continue;
      let kept = 1;
      for (let other = 0; other < seats; other++) {
        if (other !== seat) kept *= 1 - rollsToReach(rows[other]!, pile, height) / ROLLS;
      }
      needs += THREAT * (1 - kept) * losses[row * PILES + pile - 1]!;
    }
    into[seat] = row === FULL_ROW ? 0 : 1 / needs ** 2;
  }
}

const rows: number[] = [];

/** How many of the others this seat comes before, as a share of them. */
function sharePassed(strength: readonly number[], finished: readonly Seat[], seat: Seat): number {
  const own = placeOf(finished, seat);
  let passed = 0;
  for (let other = 0; other < strength.length; other++) {
    if (other === seat) continue;
    const place = placeOf(finished, other);
    if (own !== place) passed += Number(own < place);
    else passed += strength[seat]! / (strength[seat]! + strength[other]!);
  }
  return passed / (strength.length - 1);
}

const placeOf = (finished: readonly Seat[], seat: Seat): number => {
  const at = finished.indexOf(seat);
  return at === -1 ? finished.length : at;
};
