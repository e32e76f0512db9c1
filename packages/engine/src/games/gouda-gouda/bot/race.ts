import type { Seat } from '../../../core/game.ts';
import { boards } from '../board.ts';
import { MAX_DICE } from '../dice.ts';
import { cheeseOn, cheesesLeft, cheesesOf, eaterOf, encodeEaten, pointsOf } from '../scoring.ts';
import type { Options, State } from '../state.ts';
import { howMany, oneOf, totalOf } from '../tally.ts';
import { greenChance, type Track, trackOf } from './track.ts';

/*
 * Fitted to the winners of several thousand games between bots. A seat's own mice on the same place add dice; rivals on
 * it profit from red dice. Seats that play later win less often.
 */
const OWN_MOUSE_BONUS = 0.12;
const RIVAL_MOUSE_BONUS = -0.08;
const MAX_COUNTED_MICE = 3;
const LATE_SEAT_PENALTY = 0.25;
/** `pace ** 0.75`, but faster. The exponent is below 1 because pace overstates the probability of winning. */
const powerThreeQuarters = (pace: number): number => Math.sqrt(pace) * Math.sqrt(Math.sqrt(pace));

/**
 * The mice on the board, for search: moves can be made and undone, and `estimateWin` estimates each seat's probability of
 * winning. It first considers who could eat on their next turn, in turn order. The remaining probability is split in
 * proportion to the pace of each seat's mice.
 */
export class Race {
  readonly seats: number;
  readonly options: Options;
  readonly mice: number[];
  readonly eaten: number[];
  readonly forward: readonly (readonly number[])[];
  readonly backward: readonly (readonly number[])[];
  /** Each seat's probability of winning, set by `estimateWin`. */
  readonly chances: number[];
  readonly #shares: number[] = [];
  readonly #points: number[];
  readonly #trail: number[] = [];
  readonly #bites: number[] = [];
  /** The tracks to the remaining cheeses, valid for the eaten cheeses in `#eatenMask` (one bit per number of points). */
  #tracks: Track[] = [];
  /** The points of the cheese at the end of each track. */
  #worths: number[] = [];
  #eatenMask = 0;

  constructor({ seats, options, mice, eaten }: Pick<State, 'seats' | 'options' | 'mice' | 'eaten'>) {
    this.seats = seats;
    this.options = options;
    this.mice = [...mice];
    this.eaten = [...eaten];
    this.forward = boards[options.board].forward;
    this.backward = boards[options.board].backward;
    this.chances = new Array<number>(seats).fill(0);
    this.#points = new Array<number>(seats).fill(0);
  }

  get isOver(): boolean {
    return this.eaten.length === cheesesOf(this.options);
  }

  /** Moves a mouse, which eats if there is cheese. `undoMove` takes the move back. */
  go(owner: Seat, from: number, to: number): void {
    const points = cheeseOn(this, to);
    this.mice[from]! -= oneOf(owner);
    if (points > 0) this.eaten.push(encodeEaten(owner, points));
    // At a festival, a mouse that has eaten leaves the board (GG-21). Otherwise the game is over, and its place does
    // not matter.
    else this.mice[to]! += oneOf(owner);
    this.#trail.push(owner, from, points > 0 ? -1 : to);
  }

  undoMove(): void {
    const to = this.#trail.pop()!;
    const from = this.#trail.pop()!;
    const owner = this.#trail.pop()!;
    this.mice[from]! += oneOf(owner);
    if (to === -1) this.eaten.pop();
    else this.mice[to]! -= oneOf(owner);
  }

  /** How many moves have been made and not undone. */
  get depth(): number {
    return this.#trail.length / 3;
  }

  backTo(depth: number): void {
    while (this.depth > depth) this.undoMove();
  }

  /** The probability that `seat` wins if `nextSeat` has the next turn. */
  estimateWin(seat: Seat, nextSeat: Seat): number {
    const { chances, eaten, seats } = this;
    for (let index = 0; index < seats; index++) chances[index] = 0;
    if (this.options.festival === 'off') {
      if (eaten.length > 0) chances[eaterOf(eaten[0]!)] = 1;
      else {
        this.#readCheeses();
        this.#shareTrack(this.#tracks[0]!, nextSeat, 0);
        for (let index = 0; index < seats; index++) chances[index] = this.#shares[index]!;
      }
      return chances[seat]!;
    }
    this.#readCheeses();
    const tracks = this.#tracks;
    for (let index = 0; index < tracks.length; index++)
      this.#shareTrack(tracks[index]!, nextSeat, index * seats);
    for (let index = 0; index < seats; index++) this.#points[index] = 0;
    for (const cheese of eaten) this.#points[eaterOf(cheese)]! += pointsOf(cheese);
    const firstEater = eaten.length === 0 ? -1 : eaterOf(eaten[0]!);
    const cheeses = cheesesOf(this.options) - eaten.length;
    if (cheeses === 0) chances[this.#leader(firstEater)] = 1;
    else this.#enumerateEaters(cheeses, 1, firstEater, this.#leader(firstEater));
    return chances[seat]!;
  }

  #readCheeses(): void {
    let eatenMask = 1;
    for (let index = 0; index < this.eaten.length; index++) eatenMask |= 1 << pointsOf(this.eaten[index]!);
    if (this.#eatenMask === eatenMask) return;
    this.#eatenMask = eatenMask;
    const cheeses = cheesesLeft(this);
    this.#tracks = cheeses.map(({ place }) => trackOf(this.options.board, place));
    this.#worths = cheeses.map(({ points }) => points);
  }

  /** Each seat's probability of eating the cheese at the end of a track. */
  #shareTrack(track: Track, next: Seat, offset: number): void {
    const { mice, seats } = this;
    const shares = this.#shares;
    const { pace, feeders, goal } = track;
    let totalShare = 0;
    for (let seat = 0; seat < seats; seat++) shares[offset + seat] = 0;
    for (let place = 0; place < goal; place++) {
      const crowd = mice[place]!;
      if (crowd === 0) continue;
      const miceOnPlace = totalOf(crowd);
      for (let seat = 0; seat < seats; seat++) {
        const ownMice = howMany(crowd, seat);
        if (ownMice === 0) continue;
        const rivals = miceOnPlace - ownMice;
        const countedRivals = Math.min(rivals, MAX_COUNTED_MICE);
        const paceFactor = 1 + OWN_MOUSE_BONUS * (ownMice - 1) + RIVAL_MOUSE_BONUS * countedRivals;
        shares[offset + seat]! += ownMice * pace[place]! * paceFactor;
      }
    }
    let remainingProbability = 1;
    for (let turn = 0; turn < seats; turn++) {
      const seat = (next + turn) % seats;
      const lateFactor = 1 - (LATE_SEAT_PENALTY * turn) / seats;
      shares[offset + seat] = lateFactor * powerThreeQuarters(shares[offset + seat]!);
      totalShare += shares[offset + seat]!;
      let threat = 0;
      for (let index = 0; index < feeders.length; index++) {
        const crowd = mice[feeders[index]!]!;
        if (howMany(crowd, seat) === 0) continue;
        const miceOnPlace = totalOf(crowd);
        const chance = greenChance[Math.min(miceOnPlace, MAX_DICE)]!;
        if (chance > threat) threat = chance;
      }
      this.#bites[seat] = remainingProbability * threat;
      remainingProbability -= remainingProbability * threat;
    }
    for (let seat = 0; seat < seats; seat++) {
      shares[offset + seat] =
        this.#bites[seat]! +
        (totalShare === 0
          ? remainingProbability / seats
          : (remainingProbability * shares[offset + seat]!) / totalShare);
    }
  }

  /**
   * Enumerates who could eat the remaining cheeses, weighted by each seat's share of the track. Does not continue below a
   * probability of 0.2 %. This is most of the time of a search with six players, so the last cheese is counted in place.
   */
  #enumerateEaters(remainingCheeses: number, probability: number, firstEater: number, leader: Seat): void {
    const { seats, chances } = this;
    const points = this.#points;
    const shares = this.#shares;
    if (probability < 0.002) {
      chances[leader]! += probability;
      return;
    }
    // Scattered cheeses are usually eaten from the nearest to the farthest, so each has its own track.
    const track = this.options.festival === 'scattered' ? this.#tracks.length - remainingCheeses : 0;
    const worth = this.#worths[track]!;
    const leaderPoints = points[leader]!;
    for (let seat = 0; seat < seats; seat++) {
      const share = shares[track * seats + seat]!;
      if (share === 0) continue;
      const seatPoints = points[seat]! + worth;
      // If points tie, the seat that ate first wins (GG-21).
      const leads = seatPoints > leaderPoints || (seatPoints === leaderPoints && seat === firstEater);
      const nextLeader = leads ? seat : leader;
      if (remainingCheeses === 1) {
        chances[nextLeader]! += probability * share;
        continue;
      }
      points[seat] = seatPoints;
      const eater = firstEater === -1 ? seat : firstEater;
      this.#enumerateEaters(remainingCheeses - 1, probability * share, eater, nextLeader);
      points[seat] = seatPoints - worth;
    }
  }

  /** Most points win; if points tie, the seat that ate first, as far as that is known (GG-21). */
  #leader(firstEater: number): Seat {
    const points = this.#points;
    let leader = firstEater === -1 ? 0 : firstEater;
    for (let seat = 0; seat < this.seats; seat++) if (points[seat]! > points[leader]!) leader = seat;
    return leader;
  }
}
