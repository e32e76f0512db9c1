/** Players to measure the bots against. They are not part of the package. */
import type { AnyBots, Bot } from '../src/core/bots/bot.ts';
import { randomBot } from '../src/core/bots/random.ts';
import { endingWith } from '../src/games/david-goliath/bot/ending.ts';
import { tableOf } from '../src/games/david-goliath/bot/table.ts';
import { numberOf } from '../src/games/david-goliath/cards.ts';
import type { DavidGoliath, Move } from '../src/games/david-goliath/index.ts';

/** A bot of any game. */
export type AnyBot = AnyBots['easy'];

/**
 * One-ply greedy: plays the card that would score most if the trick and the deal ended with it. `tieBreak` chooses among
 * equals. It cannot be written for every game, because the contract of a game has no score before the end.
 */
const greedyIn =
  (tieBreak: (moves: readonly Move[], draw: (bound: number) => number) => Move): Bot<DavidGoliath> =>
  ({ view, moves }, draw) => {
    const table = tableOf(view);
    const gains = moves.map(({ card }) => endingWith(table, card).gains[view.viewer as number]!);
    const highestGain = Math.max(...gains);
    const bestMoves = moves.filter((_, index) => gains[index] === highestGain);
    return { move: tieBreak(bestMoves, draw), why: { type: 'greedy' } };
  };

const greedy = greedyIn((moves, draw) => moves[draw(moves.length)]!);

/** Sheds its highest card when nothing is at stake. This alone makes it much stronger than `greedy`. */
const greedyHigh = greedyIn((moves) =>
  moves.reduce((best, move) => (numberOf(move.card) > numberOf(best.card) ? move : best)),
);

const yardsticksByGame: Readonly<Record<string, Readonly<Record<string, AnyBot>>>> = {
  'david-goliath': { greedy, 'greedy-high': greedyHigh },
};

/** The yardsticks of a game, by name. */
export const yardsticksOf = (game: string): Readonly<Record<string, AnyBot>> => ({
  random: randomBot(),
  ...(Object.hasOwn(yardsticksByGame, game) ? yardsticksByGame[game] : {}),
});

/** The names of all yardsticks. */
export const yardstickNames: readonly string[] = [
  ...new Set(['random', ...Object.values(yardsticksByGame).flatMap((bots) => Object.keys(bots))]),
];
