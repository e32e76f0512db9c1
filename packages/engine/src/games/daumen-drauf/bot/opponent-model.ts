import type { Seat } from '../../../core/game.ts';
import { twinOf } from '../cards.ts';
import type { Event } from '../events.ts';
import { snakeValue } from './snakes.ts';

/** After this many observed cards, a player's own rate counts as much as the average rate (shrinkage). */
const HALF_TRUST_CARDS = 8;
/** The average share of raises among raises and passes. */
const USUAL_RAISE_RATE = 0.35;

/** How a card was shown: as the first of a trick, or on top of another card. */
export const LED = 0;
export const RAISED = 1;

/**
 * What the finished tricks reveal about the players (DD-9): whether the cards under their thumbs were harmless, and
 * whether they tend to raise or to pass.
 */
export class OpponentModel {
  /** The expected value of a seat's covered card, from −1 (always poison) to 1. */
  readonly #expectedValues: Float64Array;
  /** How often the others raise; 1 is usual. */
  readonly raiseFactor: number;

  /** `viewer`: the observing seat; its own moves do not count. */
  constructor(seats: number, viewer: Seat, log: readonly Event[]) {
    const cards = new Float64Array(seats * 2);
    const worth = new Float64Array(seats * 2);
    const tableCards = [0, 0];
    const tableWorth = [0, 0];
    let raises = 0;
    let passes = 0;
    for (const event of log) {
      if (event.type === 'passed' && event.rule === 'DD-5' && event.seat !== viewer) passes += 1;
      if (event.type === 'shown' && event.rule === 'DD-6' && event.seat !== viewer) raises += 1;
      if (event.type !== 'trick') continue;
      event.cards.forEach(({ seat, card }, place) => {
        if (place > 0 && card === twinOf(event.cards[place - 1]!.card)) return;
        const kind = place === 0 ? LED : RAISED;
        cards[seat * 2 + kind]! += 1;
        worth[seat * 2 + kind]! += snakeValue(card);
        if (seat === viewer) return;
        tableCards[kind]! += 1;
        tableWorth[kind]! += snakeValue(card);
      });
    }
    for (let index = 0; index < worth.length; index++) {
      const kind = index & 1;
      const usualWorth = tableWorth[kind]! / (tableCards[kind]! + HALF_TRUST_CARDS);
      worth[index] = (worth[index]! + usualWorth * HALF_TRUST_CARDS) / (cards[index]! + HALF_TRUST_CARDS);
    }
    this.#expectedValues = worth;
    this.raiseFactor =
      (raises + USUAL_RAISE_RATE * HALF_TRUST_CARDS) /
      (raises + passes + HALF_TRUST_CARDS) /
      USUAL_RAISE_RATE;
  }

  expectedValue(seat: Seat, kind: typeof LED | typeof RAISED): number {
    return this.#expectedValues[seat * 2 + kind]!;
  }
}
