import type { Seat } from '../../../core/game.ts';
import { PILES, pileNumbers } from '../piles.ts';
import type { Options } from '../state.ts';
import type { Race } from './race.ts';
import { rollsToReach } from './reach.ts';
import { FULL_ROW, heightIn, isOpen, type Printed, ROLLS } from './rows.ts';
import { lossesOf, turnsOf } from './turns.ts';

/** The weight of losing a pile that a rival can send back with the next roll. Below 1, because it may still escape. */
const THREAT_WEIGHT = 0.55;
/** Added to the turns that every seat needs, because even a player who needs one more turn can be overtaken. */
const UNCERTAIN_TURNS = 4;

/**
 * The value of a table for a seat: its share of the win or, if the game is played for places (ME-11), the share of the
 * others that it beats. The odds between two seats are the ratio of the squared numbers of turns that they need. This was
 * the closest fit to the exact two-player probabilities.
 */
export function positionValue(race: Race, seat: Seat, { playForPlaces, printedExample }: Options): number {
  const { rows, finished } = race;
  if (playForPlaces === 'on') return shareOfBeatenSeats(race, seat, printedExample);
  if (finished.length > 0) return Number(finished[0] === seat);
  let totalStrength = 0;
  for (let other = 0; other < rows.length; other++) totalStrength += strengthOf(rows, other, printedExample);
  return strengthOf(rows, seat, printedExample) / totalStrength;
}

function strengthOf(rows: readonly number[], seat: Seat, printed: Printed): number {
  const row = rows[seat]!;
  let turnsNeeded = UNCERTAIN_TURNS + turnsOf(printed)[row]!;
  for (const pile of pileNumbers) {
    const height = heightIn(row, pile);
    if (!isOpen(height)) continue;
    let chanceKept = 1;
    for (let other = 0; other < rows.length; other++) {
      if (other !== seat) chanceKept *= 1 - rollsToReach(rows[other]!, pile, height, printed) / ROLLS;
    }
    if (chanceKept < 1)
      turnsNeeded += THREAT_WEIGHT * (1 - chanceKept) * lossesOf(printed)[row * PILES + pile - 1]!;
  }
  return 1 / turnsNeeded ** 2;
}

function shareOfBeatenSeats({ rows, finished }: Race, seat: Seat, printed: Printed): number {
  const place = finished.indexOf(seat);
  if (place !== -1) return (rows.length - 1 - place) / (rows.length - 1);
  const ownStrength = strengthOf(rows, seat, printed);
  let beatenSeats = 0;
  for (let other = 0; other < rows.length; other++) {
    if (other !== seat && rows[other] !== FULL_ROW)
      beatenSeats += ownStrength / (ownStrength + strengthOf(rows, other, printed));
  }
  return beatenSeats / (rows.length - 1);
}
