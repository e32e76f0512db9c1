import type { Search } from '../../../core/bots/playout.ts';
import type { DaumenDrauf, daumenDrauf } from '../index.ts';
import { askedSeats } from './asked.ts';
import { Evaluator } from './evaluator.ts';
import type { OpponentModel } from './opponent-model.ts';
import { Table } from './table.ts';
import { winProbabilities } from './win-probability.ts';

const evaluator = new Evaluator();
const table = new Table();

/**
 * Plays the trick to its end by rules of thumb: see evaluator.ts. `randomOneIn`: one decision in this many is random, because
 * real players do not play like the evaluator.
 */
export const untilTrickEnds = (
  game: typeof daumenDrauf,
  model: OpponentModel,
  randomOneIn: number | null = null,
): Search<DaumenDrauf> => ({
  game,
  value: winProbabilities,
  asked: askedSeats,
  horizon: (state) => state.phase !== 'trick' || state.winner !== -1,
  key: (move) => (move.type === 'show' ? move.card : move.type),
  decide(state, seat, moves, draw, waits) {
    if (randomOneIn !== null && draw(randomOneIn) === 0) {
      return moves[draw(waits ? moves.length + 1 : moves.length)] ?? null;
    }
    return evaluator.best(table.readFrom(state, seat, model), moves, waits);
  },
});
