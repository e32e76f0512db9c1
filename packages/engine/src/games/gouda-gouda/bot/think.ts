import type { Seat } from '../../../core/game.ts';
import { GREEN, MAX_DICE, RED, VOID } from '../dice.ts';
import type { Move } from '../moves.ts';
import { eaterOf } from '../scoring.ts';
import { placesWith, type State } from '../state.ts';
import { kindOf } from '../tokens.ts';
import { moveOfToken } from '../windows.ts';
import { spoilersHeld } from './counting.ts';
import { Race } from './race.ts';
import { expectedWinProbability, type Lookahead, moveMiceGreedily, rolls } from './ways.ts';

const MAX_SEATS = 6;
/** The probability that a roll-spoiling token is played if a rival would eat with the roll. */
const SPOILER_PROBABILITY = 0.54;

/** The effect of a roll: the seat's probability of winning, and who eats with the roll. */
interface Rated {
  readonly worth: number;
  readonly eater: Seat | null;
}

/** A roll as changed by the tokens so far, and the place where it counts. */
interface Roll {
  readonly place: number;
  readonly green: number;
  readonly red: number;
}

/**
 * One seat's assessment of a position: its probability of winning after each of its moves, if everybody plays in their
 * own interest and no more tokens are played.
 */
export class PositionAssessment {
  readonly state: State;
  readonly seat: Seat;
  readonly race: Race;
  /** The seat that has the next turn. */
  readonly next: Seat;
  readonly #lookahead: Lookahead | undefined;
  /** The expected number of roll-spoiling tokens by seat, as far as this seat can know. */
  readonly #spoilers: readonly number[];
  /** Cache by place, greens, reds and next seat: even with tokens, there are only a few different rolls. */
  readonly #ratedRolls = new Map<number, Rated>();

  /** Without lookahead, rates the board as it is after this turn. */
  constructor(state: State, seat: Seat, lookahead?: Lookahead) {
    this.state = state;
    this.seat = seat;
    this.race = new Race(state);
    this.next = state.extraTurns > 0 ? state.active : (state.active + 1) % state.seats;
    this.#lookahead = lookahead;
    this.#spoilers = spoilersHeld(state, seat);
  }

  rate(move: Move): number {
    const { state, race, seat, next } = this;
    switch (move.type) {
      case 'start':
        return 0;
      case 'name':
        return expectedWinProbability(race, move.place, seat, next, seat, this.#lookahead);
      case 'early':
        return this.#valueOfEarlyRoll(move.dice);
      case 'vote':
        return this.#rateRoll({ place: move.place, ...countsOf(state.dice) }).worth;
      case 'move':
        return this.#valueOfStep(move.face, move.owner, move.to);
      default: {
        // A double turn between two mice (GG-24) is rated like a pass: the token can also be played after the last die,
        // when more is known. One that another seat has played counts.
        const isEarlyDouble = move.type === 'double' && state.phase === 'rolled';
        const token = isEarlyDouble ? null : this.#tokenInEffect(move);
        const nextSeat = token?.type === 'double' ? state.active : next;
        const roll = this.#rollWith(token);
        if (roll) return this.#valueIfStoppable(this.#rateRoll(roll, nextSeat), move);
        if (token?.type === 'reroll') return this.#valueOfReroll(token.dice, move);
        return this.#valueWithoutRoll(nextSeat);
      }
    }
  }

  /** The seat that eats with the roll after this answer, if any. */
  eater(answer: Move): Seat | null {
    const roll = this.#rollWith(this.#tokenInEffect(answer));
    return roll ? this.#rateRoll(roll).eater : null;
  }

  /** The token that takes effect after this answer. Cancelling a cancel restores the token below (GG-13). */
  #tokenInEffect(answer: Move): Move | null {
    const { stack, target } = this.state;
    if (answer.type !== 'pass' && answer.type !== 'cancel') return answer;
    const bottomTakesEffect = (stack.length + (answer.type === 'cancel' ? 1 : 0)) % 2 === 1;
    return bottomTakesEffect && stack.length > 0 ? moveOfToken(kindOf(stack[0]!), target) : null;
  }

  /** The roll with this token in effect; null if the token is a re-roll or there is no roll. */
  #rollWith(token: Move | null): Roll | null {
    const { dice, place, phase } = this.state;
    if (phase !== 'rolled' || token?.type === 'reroll') return null;
    switch (token?.type) {
      case 'transfer':
        return { place: token.place, ...countsOf(dice) };
      case 'improve':
        return { place, ...countsOf(changeDice(dice, token.dice, (face) => Math.max(GREEN, face - 1))) };
      case 'worsen':
        return { place, ...countsOf(changeDice(dice, token.dice, (face) => Math.min(RED, face + 1))) };
      case 'void':
        return { place, ...countsOf(changeDice(dice, token.dice, () => VOID)) };
      default:
        return { place, ...countsOf(dice) };
    }
  }

  /** The value if these dice are rolled again, averaged over all outcomes. */
  #valueOfReroll(pickedDice: readonly number[], answer: Move): number {
    const { dice, place } = this.state;
    const keptCounts = countsOf(changeDice(dice, pickedDice, () => VOID));
    let sum = 0;
    for (const { green, red, probability } of rolls[pickedDice.length]!) {
      const rated = this.#rateRoll({ place, green: keptCounts.green + green, red: keptCounts.red + red });
      sum += probability * this.#valueIfStoppable(rated, answer);
    }
    return sum;
  }

  /**
   * The value if others may stop the roll. If a rival eats with this roll, the other seats have a reason to play their
   * tokens, so this seat can keep its own. Seats that passed are asked again only after a token is played (GG-13).
   */
  #valueIfStoppable({ worth, eater }: Rated, answer: Move): number {
    if (eater === null || eater === this.seat) return worth;
    const { passed, seats } = this.state;
    let probabilityNotStopped = 1;
    for (let other = 0; other < seats; other++) {
      if (other === this.seat || other === eater) continue;
      if (answer.type === 'pass' && passed & (1 << other)) continue;
      probabilityNotStopped *= (1 - SPOILER_PROBABILITY) ** this.#spoilers[other]!;
    }
    return (
      probabilityNotStopped * worth +
      (1 - probabilityNotStopped) * this.race.estimateWin(this.seat, this.next)
    );
  }

  /** The value if the active player carries out this roll. */
  #rateRoll({ place, green, red }: Roll, next: Seat = this.next): Rated {
    const key = ((place * (MAX_DICE + 1) + green) * (MAX_DICE + 1) + red) * MAX_SEATS + next;
    const ratedRoll = this.#ratedRolls.get(key);
    if (ratedRoll) return ratedRoll;
    const { race, seat, state } = this;
    const worth = moveMiceGreedily(race, place, green, red, state.active, next, seat, this.#lookahead);
    const hasEaten = race.eaten.length > state.eaten.length;
    const rated = { worth, eater: hasEaten ? eaterOf(race.eaten[state.eaten.length]!) : null };
    race.backTo(0);
    this.#ratedRolls.set(key, rated);
    return rated;
  }

  /** The value if this many dice are rolled first and the others then vote for the worst place (GG-9). */
  #valueOfEarlyRoll(dice: number): number {
    const places = placesWith(this.state, dice);
    let sum = 0;
    for (const { green, red, probability } of rolls[dice]!) {
      let lowestWorth = 1;
      for (const place of places)
        lowestWorth = Math.min(lowestWorth, this.#rateRoll({ place, green, red }).worth);
      sum += probability * lowestWorth;
    }
    return sum;
  }

  /** The value if this mouse moves and the remaining dice follow. */
  #valueOfStep(face: 'green' | 'red', owner: Seat, to: number): number {
    const { race, state, seat, next } = this;
    const { green, red } = countsOf(state.dice);
    race.go(owner, state.place, to);
    const [greens, reds] = face === 'green' ? [green - 1, red] : [green, red - 1];
    const worth = moveMiceGreedily(race, state.place, greens, reds, seat, next, seat, this.#lookahead);
    race.backTo(0);
    return worth;
  }

  /** The value without a roll, if `nextSeat` has the next turn. */
  #valueWithoutRoll(nextSeat: Seat): number {
    return this.#lookahead
      ? this.#lookahead(this.race, nextSeat, this.seat)
      : this.race.estimateWin(this.seat, nextSeat);
  }
}

function changeDice(
  dice: readonly number[],
  pickedDice: readonly number[],
  to: (face: number) => number,
): number[] {
  return dice.map((face, die) => (pickedDice.includes(die) ? to(face) : face));
}

function countsOf(dice: readonly number[]): { green: number; red: number } {
  let green = 0;
  let red = 0;
  for (const face of dice) {
    if (face === GREEN) green += 1;
    else if (face === RED) red += 1;
  }
  return { green, red };
}
