import type { Seat } from '../../../core/game.ts';
import { bitOf, type Card, COLOURS, colourOf, countBits, numberOf } from '../cards.ts';
import { addTo, sumOf, Winnings } from './prospect.ts';
import type { Table } from './table.ts';

/** Who follows is three times as likely to play the colour led as chance would have it. */
const FOLLOWS = 3;
/** What it costs to play a 1, a 2 or a 3, that could steal later. */
const STEALERS = [0, 3, 2, 1];

const mine = new Winnings();
const theirs = new Winnings();
const left = new Int32Array(COLOURS);

/** About how many points a card brings its player in this trick, compared with what it brings the others. */
export function judge(table: Table, hand: readonly number[], from: number, seat: Seat, card: Card): number {
  const { trick, seats, leader, unseen } = table;
  const value = numberOf(card);
  const toCome = seats - trick.length - 1;
  let high = -1;
  let low = -1;
  for (let place = 0; place < trick.length; place++) {
    const number = numberOf(trick[place]!);
    if (high === -1 || number >= numberOf(trick[high]!)) high = place;
    if (low === -1 || number <= numberOf(trick[low]!)) low = place;
  }
  const led = trick.length === 0 ? colourOf(card) : colourOf(trick[0]!);
  const topSoFar = high === -1 || value >= numberOf(trick[high]!);
  // Equal to both only when all are equal: then the last is the highest and not the lowest (DG-8).
  const bottomSoFar =
    low === -1 || (value <= numberOf(trick[low]!) && (toCome > 0 || value < numberOf(trick[high]!)));

  let follow = 0;
  let above = 0;
  let below = 0;
  const under = bitOf(card) - 1;
  for (let colour = 0; colour < COLOURS; colour++) {
    const set = unseen[colour]!;
    const weight = colour === led ? FOLLOWS : 1;
    const lower = countBits(set & under);
    const all = countBits(set);
    left[colour] = all + countBits(hand[from + colour]!);
    follow += weight * all;
    below += weight * lower;
    above += weight * (all - lower);
  }
  left[colourOf(card)]! -= 1;
  const pHigh = topSoFar ? (follow === 0 ? 1 : (1 - above / follow) ** toCome) : 0;
  const pLow = bottomSoFar ? (follow === 0 ? 1 : (1 - below / follow) ** toCome) : 0;
  const ledSet = unseen[led]!;
  const ledCount = countBits(ledSet);
  const average = ledCount === 0 ? value : sumOf(ledSet) / ledCount;
  // Some of those who come take cards of the colour led out of the way.
  left[led] = Math.max(0, left[led]! - toCome);

  let worth = -(STEALERS[value] ?? 0);
  if (pHigh > 0) {
    mine.of(table, seat, left);
    const before = mine.worth;
    for (let place = 0; place < trick.length; place++) addTo(mine, trick[place]!);
    if (toCome > 0) mine.add(led, average, toCome);
    worth += pHigh * (mine.worth - before);
    if (topSoFar && low !== -1 && !bottomSoFar) {
      const thief = (leader + low) % seats;
      theirs.of(table, thief, left);
      const had = theirs.worth;
      addTo(theirs, card);
      worth -= (pHigh * (theirs.worth - had)) / (seats - 1);
    }
  }
  if (pLow > 0) {
    mine.of(table, seat, left);
    const before = mine.worth;
    const best = high === -1 ? 0 : numberOf(trick[high]!);
    const expected = toCome === 0 ? 0 : likelyTop(ledSet, ledCount, toCome);
    if (high !== -1 && best >= expected) addTo(mine, trick[high]!);
    else mine.add(led, expected);
    worth += pLow * (mine.worth - before);
  }
  if (!topSoFar) {
    const taker = (leader + high) % seats;
    theirs.of(table, taker, left);
    const before = theirs.worth;
    for (let place = 0; place < trick.length; place++) if (place !== high) addTo(theirs, trick[place]!);
    const without = theirs.worth;
    addTo(theirs, card);
    const certain = toCome === 0 ? 1 : 0.6;
    worth -= (certain * (theirs.worth - (bottomSoFar ? before : without))) / (seats - 1);
  }
  return worth;
}

/** The highest of so many cards out of a set, as a rule. */
function likelyTop(set: number, count: number, cards: number): number {
  let skip = Math.floor(count / (cards + 1));
  let rest = set;
  while (rest !== 0) {
    const top = 31 - Math.clz32(rest);
    if (skip === 0) return top + 1;
    skip -= 1;
    rest &= ~(1 << top);
  }
  return 0;
}
