import type { Seat } from '../../../core/game.ts';
import { bitOf, type Card, COLOURS, colourOf, deckOf } from '../cards.ts';
import { noCards, type State } from '../state.ts';
import type { View } from '../view.ts';

/** What a player knows before playing a card, as sets (cards.ts), read from a state or a view. */
export interface Table {
  readonly seats: number;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly won: readonly number[];
  /** The cards that the others may hold, one set per colour. */
  readonly unseen: readonly number[];
}

export function tableOf(view: View): Table {
  const won = noCards(view.seats);
  const unseen = setsOf(deckOf(view.seats));
  const markSeen = (card: Card): void => {
    unseen[colourOf(card)]! &= ~bitOf(card);
  };
  view.won.forEach((cards, seat) => {
    for (const card of cards) {
      won[seat * COLOURS + colourOf(card)]! |= bitOf(card);
      markSeen(card);
    }
  });
  const trick = view.trick.map(({ card }) => card);
  for (const card of [...view.hand, ...trick]) markSeen(card);
  return { seats: view.seats, leader: view.leader, trick, won, unseen };
}

function setsOf(cards: readonly Card[]): number[] {
  const sets = new Array<number>(COLOURS).fill(0);
  for (const card of cards) sets[colourOf(card)]! |= bitOf(card);
  return sets;
}

/** The table of a state in a search. Merges the other hands, so it reveals none of them. One instance is reused. */
export class StateTable implements Table {
  seats = 0;
  leader = 0;
  trick: readonly Card[] = [];
  won: readonly number[] = [];
  readonly unseen = new Array<number>(COLOURS).fill(0);

  readFrom(state: State, seat: Seat): this {
    this.seats = state.seats;
    this.leader = state.leader;
    this.trick = state.trick;
    this.won = state.won;
    for (let colour = 0; colour < COLOURS; colour++) {
      let set = 0;
      for (let other = 0; other < state.seats; other++) {
        if (other !== seat) set |= state.hands[other * COLOURS + colour]!;
      }
      this.unseen[colour] = set;
    }
    return this;
  }
}
