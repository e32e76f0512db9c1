import type { Bot } from '../../../core/bots/bot.ts';
import { mixedOf } from '../../../core/bots/candidates.ts';
import type { Search } from '../../../core/bots/playout.ts';
import { searchTree } from '../../../core/bots/tree.ts';
import { mayWait } from '../../../core/bots/waiting.ts';
import type { Seat } from '../../../core/game.ts';
import { determinize } from '../determinize.ts';
import { type DaumenDrauf, daumenDrauf } from '../index.ts';
import { asked } from './asked.ts';
import { because } from './because.ts';
import { Habits } from './habits.ts';
import { Judge } from './judge.ts';
import { likely } from './likely.ts';
import type { Reason } from './reasons.ts';
import { standing } from './standing.ts';
import { Table } from './table.ts';

/**
 * The tree holds this seat's own decision only. With 400 iterations deeper ones won less, the deeper the less: each imagined
 * hand brings other replies, so that each of them is tried too seldom to tell; and decisions further down would know
 * the fangs that others have shown under a thumb. So what follows is left to judge.ts, which looks at nothing that its seat
 * does not know.
 */
const DEPTH = 1;
/** Little: the candidates differ by a few hundredths, and it is the visits that are mixed. */
const EXPLORATION = 0.05;
/** Candidates with a smaller share of the visits were explored, not meant. */
const MEANT = 0.2;
/** One decision in so many of a playout is a surprise: nobody plays by our book. */
const SURPRISES = 4;

/**
 * Plays the trick out on many states that could lie behind the view, and mixes its moves by how often the search came back
 * to them: who always did the same with a poisonous snake could be read.
 */
export const sharp: Bot<DaumenDrauf, Reason> = (seen, draw, budget) => {
  const { view, log } = seen;
  const habits = new Habits(view.seats, view.viewer as Seat, log);
  const options = { depth: DEPTH, exploration: EXPLORATION, mayWait: mayWait(seen) };
  const { move } = mixedOf(searchTree(searchWith(habits), seen, draw, budget, options), draw, MEANT);
  return { move, why: because(seen, move) };
};

const judge = new Judge();
const table = new Table();

const searchWith = (habits: Habits): Search<DaumenDrauf> => ({
  game: {
    ...daumenDrauf,
    determinize: (view, draw, log) => likely(determinize(view, draw, log), view, habits, draw),
  },
  value: standing,
  asked,
  horizon: (state) => state.phase !== 'trick' || state.winner !== -1,
  key: (move) => (move.type === 'show' ? move.card : move.type),
  decide(state, seat, moves, draw, waits) {
    if (draw(SURPRISES) === 0) {
      return moves[draw(waits ? moves.length + 1 : moves.length)] ?? null;
    }
    return judge.best(table.at(state, seat, habits), moves, waits);
  },
});
