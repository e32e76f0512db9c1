import type { Seat } from '../../../core/game.ts';
import { BARREL, boards } from '../board.ts';
import { MAX_DICE } from '../dice.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { greenChance, stepsTo } from './track.ts';

/**
 * Rates moves without search. Higher is better; 0 is a pass, below 0 is worse than a pass.
 */
export class Heuristics {
  readonly #view: View;
  readonly #seat: Seat;
  /** Steps to the next cheese by place; Infinity beyond the last one. */
  readonly steps: readonly number[];

  constructor(view: View) {
    this.#view = view;
    this.#seat = view.viewer as Seat;
    this.steps = stepsToCheese(view);
  }

  rate(move: Move): number {
    switch (move.type) {
      case 'start':
        // Prefers all mice together on one crate: they give many dice, and there are no rival mice that could use the dice.
        return Math.max(move.mice[1]!, move.mice[2]!) - move.mice[BARREL]!;
      case 'name':
        return this.#name(move.place);
      case 'early':
        return -1;
      case 'vote':
        return this.#vote(move.place);
      case 'move':
        return this.#move(move.face, move.owner, move.to);
      case 'pass':
        return 0;
      case 'double':
        // Between two mice (GG-24) it would be too early: the token can also be played after the last die.
        return this.#view.window === 'b' && this.#view.active === this.#seat && this.#canEat(this.#seat)
          ? 1
          : -1;
      case 'cancel':
        return this.#cancel();
      default:
        return this.#onRoll(move);
    }
  }

  /** Prefers a place near the cheese with many mice: they give many dice, and red ones can move rivals back. */
  #name(place: number): number {
    const { mice } = this.#view;
    const ownMice = mice[place]![this.#seat]!;
    const crowd = sum(mice[place]!);
    const dice = Math.min(MAX_DICE, crowd);
    const forward = greenChance[dice]!;
    const reds = dice / 3;
    const stepsBack = place === BARREL ? 0 : Math.max(0, reds - (crowd - ownMice)) / ownMice;
    const rivalsToSendBack = place === BARREL ? 0 : Math.min(reds, crowd - ownMice);
    const nearness = 1 / this.steps[place]!;
    return nearness * nearness * (forward - stepsBack + rivalsToSendBack / 2);
  }

  /** Prefers the place where a rival's roll helps them least. */
  #vote(place: number): number {
    const { mice, dice, active } = this.#view;
    const greens = dice.filter((face) => face === 'green').length;
    const reds = dice.filter((face) => face === 'red').length;
    const rivalMiceFactor = mice[place]![active]! > 0 ? 1 : 0;
    const ownMice = mice[place]![this.#seat]!;
    return -(rivalMiceFactor * greens + ownMice * reds) / this.steps[place]!;
  }

  /**
   * Forward, prefers the seat's own mouse, then the mouse of the rival who is farthest behind. Backward, prefers the
   * mouse of the rival who is farthest ahead, and the seat's own mouse last.
   */
  #move(face: 'green' | 'red', owner: Seat, to: number): number {
    const isOwn = owner === this.#seat;
    // All mice to choose from are on the same place, so their owners' foremost mice decide.
    const strength = this.#nearnessOfForemost(owner);
    const nearness = 1 / (1 + this.steps[to]!);
    if (face === 'green') return isOwn ? 10 + nearness : -nearness - strength;
    return isOwn ? -10 + nearness : 5 - nearness + strength;
  }

  #onRoll(
    move: Extract<Move, { readonly type: 'reroll' | 'improve' | 'worsen' | 'void' | 'transfer' }>,
  ): number {
    const { dice, place, active } = this.#view;
    const isOwnTurn = active === this.#seat;
    const atCheese = place !== null && this.steps[place] === 1 && this.#view.mice[place]![active]! > 0;
    if (!atCheese) return -1;
    const greens = dice.flatMap((face, die) => (face === 'green' ? [die] : []));
    // The seat's own roll needs only one green die; a rival's roll must have none left.
    if (isOwnTurn) {
      if (greens.length > 0) return -1;
      if (move.type === 'improve') return move.dice.some((die) => dice[die] === 'yellow') ? 3 : -1;
      return move.type === 'reroll' ? greenChance[move.dice.length]! : -1;
    }
    if (greens.length === 0) return -1;
    if (move.type === 'transfer') return this.steps[move.place]! > 1 ? 1 + this.steps[move.place]! / 20 : -1;
    if (move.type === 'improve' || !greens.every((die) => move.dice.includes(die))) return -1;
    const otherDice = move.dice.length - greens.length;
    if (move.type === 'worsen') return 4 + otherDice / 10;
    return move.type === 'void' ? 3 - otherDice / 10 : 2 - greens.length / 4 - otherDice / 3;
  }

  /** Rates a cancel of the top token, if a cheese is at stake: any token on the seat's own turn, else only the active rival's. */
  #cancel(): number {
    const { stack, active, place } = this.#view;
    const topToken = stack.at(-1)!;
    const isOwnTurn = active === this.#seat;
    const atStake = place === null ? this.#canEat(active) : this.steps[place] === 1;
    if (!atStake) return -1;
    return isOwnTurn || topToken.seat === active ? 1 : -1;
  }

  #canEat(seat: Seat): boolean {
    return this.#view.mice.some((crowd, place) => this.steps[place] === 1 && crowd[seat]! > 0);
  }

  #nearnessOfForemost(seat: Seat): number {
    const steps = this.#view.mice.flatMap((crowd, place) => (crowd[seat]! > 0 ? [this.steps[place]!] : []));
    return 1 / (1 + Math.min(...steps, 20));
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The number of steps to the next cheese, by place. */
export const stepsToCheese = ({ options, cheeses }: Pick<View, 'options' | 'cheeses'>): number[] =>
  stepsTo(
    boards[options.board],
    cheeses.map(({ place }) => place),
  );
