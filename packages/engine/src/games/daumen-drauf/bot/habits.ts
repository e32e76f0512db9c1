import type { Seat } from '../../../core/game.ts';
import { twinOf } from '../cards.ts';
import type { Event } from '../events.ts';
import { worthOf } from './snakes.ts';

/** A finding is believed half when it rests on so many cards. */
const DOUBT = 8;
/** Of those who could raise or pass, how many raise, as a rule. */
const RAISES = 0.35;

/** Led, or shown on top of another card. */
export const LED = 0;
export const RAISED = 1;

/**
 * What the finished tricks of the match tell about those who play it (DD-9): whether the cards that they show with a thumb
 * on the fang turn out harmless, and whether they rather raise or pass. Who has bluffed often is not believed.
 */
export class Habits {
  /** What a covered card of a seat is worth, from −1, always poison, to 1. */
  readonly #worth: Float64Array;
  /** How readily the others raise: 1 is as usual. */
  readonly eager: number;

  /** `viewer`: who looks; they know their own habits, and learn nothing from them. */
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
        worth[seat * 2 + kind]! += worthOf(card);
        if (seat === viewer) return;
        tableCards[kind]! += 1;
        tableWorth[kind]! += worthOf(card);
      });
    }
    for (let index = 0; index < worth.length; index++) {
      const kind = index & 1;
      const usual = tableWorth[kind]! / (tableCards[kind]! + DOUBT);
      worth[index] = (worth[index]! + usual * DOUBT) / (cards[index]! + DOUBT);
    }
    this.#worth = worth;
    this.eager = (raises + RAISES * DOUBT) / (raises + passes + DOUBT) / RAISES;
  }

  worthOf(seat: Seat, kind: typeof LED | typeof RAISED): number {
    return this.#worth[seat * 2 + kind]!;
  }
}
