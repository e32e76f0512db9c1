/** Players for the arena to measure the bots against. They are not part of the package. */
import type { Bot } from '../../../core/bots/bot.ts';
import type { Draw } from '../../../core/game.ts';
import { endingWith } from '../bot/ending.ts';
import { tableOf } from '../bot/table.ts';
import { numberOf } from '../cards.ts';
import type { DavidGoliath, Move } from '../index.ts';

/** Plays the card that would score most if the trick and the deal ended with it. `tieBreak` chooses among equals. */
const greedyWith =
  (tieBreak: (moves: readonly Move[], draw: Draw) => Move): Bot<DavidGoliath> =>
  ({ view, moves }, draw) => {
    const table = tableOf(view);
    const gains = moves.map(({ card }) => endingWith(table, card).gains[view.viewer as number]!);
    const highestGain = Math.max(...gains);
    const bestMoves = moves.filter((_, index) => gains[index] === highestGain);
    return { move: tieBreak(bestMoves, draw), why: { type: 'greedy' } };
  };

/** One-ply greedy. If several cards score the same, it plays any of them. */
const greedy = greedyWith((moves, draw) => moves[draw(moves.length)]!);

/** Greedy, but sheds its highest card if several score the same. This alone makes it much stronger. */
const greedyHigh = greedyWith((moves) =>
  moves.reduce((best, move) => (numberOf(move.card) > numberOf(best.card) ? move : best)),
);

export const yardsticks = { greedy, 'greedy-high': greedyHigh };
