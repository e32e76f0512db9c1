import { bitOf, type Card, COLOURS, colourOf, countBits, highestNumber, isPoisonous, numberOf, twinOf } from '../cards.ts';
import type { Move } from '../state.ts';
import { higherBits } from '../trick.ts';
import type { Table } from './table.ts';

/** The figures by which the judge weighs; found by play in the arena. */
export const P = {
  guess: 0,
  eager: 0.35,
  parry: 0.8,
  temptation: 0.3,
  keepHarmless: 0.3,
  keepHarmlessHigh: 0.1,
  keepPoisonous: -0.3,
  keepPoisonousHigh: -0.2,
  left: 0.1,
  pass: 0,
};

/**
 * Weighs what a seat could do by points for itself, less what the others gain on average: the snakes of the trick if it
 * is won, and whether the card would rather have stayed in hand.
 */
export class Judge {
  best(table: Table, moves: readonly Move[], mayWait: boolean): Move | null {
    let best: Move | null = mayWait ? null : moves[0]!;
    let most = mayWait ? this.leaving(table) : Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const move = moves[index]!;
      const worth = this.worth(table, move);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  worth(table: Table, move: Move): number {
    if (move.type === 'pass') return this.leaving(table);
    return move.type === 'show' ? this.showing(table, move.card) : this.parrying(table);
  }

  /** What the trick is worth to who wins it, as far as the seat can tell. */
  pot(table: Table): number {
    return table.harmless - table.poisonous + table.covered * P.guess;
  }

  /** Somebody else wins the trick. */
  leaving(table: Table): number {
    return -this.pot(table) / (table.seats - 1) + P.pass;
  }

  parrying(table: Table): number {
    const twin = twinOf(table.highest);
    return this.pot(table) + valueOf(twin) - this.keeping(table, twin);
  }

  showing(table: Table, card: Card): number {
    const pot = this.pot(table) + valueOf(card);
    const stays = this.stays(table, card);
    return stays * pot - ((1 - stays) * pot) / (table.seats - 1) - this.keeping(table, card);
  }

  /** How likely nobody goes higher, nor parries. */
  stays(table: Table, card: Card): number {
    const { out, shown } = table;
    const colour = colourOf(card);
    const after = shown | (1 << colour);
    let higher = 0;
    for (let other = 0; other < COLOURS; other++) {
      higher += countBits(out[other]! & higherBits(card, after, other));
    }
    const eager = P.eager * Math.max(0.2, 1 + P.temptation * this.pot(table));
    const twin = (out[colour]! & bitOf(twinOf(card))) !== 0 ? P.parry : 0;
    return Math.exp(-(eager * higher + twin) * table.held);
  }

  /** What a card in hand is worth: a harmless one may be won, a poisonous one must go. */
  keeping(table: Table, card: Card): number {
    const height = numberOf(card) / highestNumber(table.seats);
    const left = table.stock === 0 ? -P.left : 0;
    return (
      left +
      (isPoisonous(card)
        ? P.keepPoisonous + P.keepPoisonousHigh * height
        : P.keepHarmless + P.keepHarmlessHigh * height)
    );
  }
}

const valueOf = (card: Card): number => (isPoisonous(card) ? -1 : 1);
