import { bitOf, type Card, colourOf, highestNumber, isPoisonous, numberOf, twinOf } from '../cards.ts';
import type { Move } from '../state.ts';
import { worthOf } from './snakes.ts';
import type { Table } from './table.ts';

/*
 * Found by play in the arena against easy and against itself, and a compromise: who keeps more back wins more from
 * players like itself, but less from those who go for every trick.
 */

/** How likely a higher card that is in another hand is shown, as a rule. */
const RAISE = 0.35;
/** How much likelier for each point that lies in the trick, and less likely for each snake too many that bites. */
const TEMPTATION = 0.4;
const AT_LEAST = 0.2;
/** How likely the twin that is in another hand parries. */
const PARRY = 0.8;
/** What a harmless card brings when it stays in hand: the higher, the better it wins. */
const HARMLESS = 0.1;
const HIGH = 0.1;
/** And a poisonous one, which must go some day. */
const POISONOUS = -0.3;

/**
 * Weighs what a seat could do by points for itself, less what the others gain on average: the snakes of the trick if it
 * wins them, and whether the card had better stayed in hand.
 */
export class Judge {
  /** The best of the moves, or null to wait. */
  best(table: Table, moves: readonly Move[], mayWait: boolean): Move | null {
    let best: Move | null = null;
    let most = mayWait ? this.leaving(table) : Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const worth = this.worth(table, moves[index]!);
      if (worth > most) {
        most = worth;
        best = moves[index]!;
      }
    }
    return best;
  }

  worth(table: Table, move: Move): number {
    if (move.type === 'pass') return this.leaving(table);
    return move.type === 'show' ? this.showing(table, move.card) : this.parrying(table);
  }

  /** Somebody else wins the trick. */
  leaving(table: Table): number {
    return -table.pot / (table.seats - 1);
  }

  /** The trick is won, both twins with it (DD-10). */
  parrying(table: Table): number {
    const twin = twinOf(table.highest);
    return table.pot + worthOf(twin) - keeping(table, twin);
  }

  showing(table: Table, card: Card): number {
    const pot = table.pot + worthOf(card);
    const stays = staying(table, card);
    return stays * pot - ((1 - stays) * pot) / (table.seats - 1) - keeping(table, card);
  }
}

/** How likely nobody goes higher, nor parries. */
function staying(table: Table, card: Card): number {
  const raise = RAISE * table.eager * Math.max(AT_LEAST, 1 + TEMPTATION * table.pot);
  const parry = (table.out[colourOf(card)]! & bitOf(twinOf(card))) === 0 ? 0 : PARRY;
  return Math.exp(-(raise * table.higherThan(card) + parry) * table.held);
}

function keeping(table: Table, card: Card): number {
  return isPoisonous(card) ? POISONOUS : HARMLESS + (HIGH * numberOf(card)) / highestNumber(table.seats);
}
