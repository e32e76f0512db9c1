import type { Seat } from '../../../core/game.ts';
import { bitOf, type Card, COLOURS, colourOf } from '../cards.ts';
import { extremes } from '../rules.ts';
import { scoreOf } from '../scoring.ts';
import type { Table } from './table.ts';

/** How the trick would end if this card were the last. */
export interface Ending {
  readonly highest: { readonly seat: Seat; readonly card: Card };
  readonly lowest: { readonly seat: Seat; readonly card: Card };
  /** How each seat's score would change if the deal ended with this trick. */
  readonly gains: readonly number[];
}

export function endingWith(table: Table, card: Card): Ending {
  const { seats, leader, won } = table;
  const trick = [...table.trick, card];
  // A single card is both the highest and the lowest, and nobody wins it.
  const { highest, lowest } = trick.length === 1 ? { highest: 0, lowest: 0 } : extremes(trick);
  const player = (place: number): Seat => (leader + place) % seats;
  const wonAfter = [...won];
  if (trick.length > 1) {
    trick.forEach((trickCard, place) => {
      wonAfter[player(place === highest ? lowest : highest) * COLOURS + colourOf(trickCard)]! |=
        bitOf(trickCard);
    });
  }
  return {
    highest: { seat: player(highest), card: trick[highest]! },
    lowest: { seat: player(lowest), card: trick[lowest]! },
    gains: Array.from({ length: seats }, (_, seat) => scoreOf(wonAfter, seat) - scoreOf(won, seat)),
  };
}
