import type { Bot } from '../../../core/bots/bot.ts';
import { bestOf, mixedOf } from '../../../core/bots/candidates.ts';
import type { Search } from '../../../core/bots/playout.ts';
import { searchTree } from '../../../core/bots/tree.ts';
import { mayWait } from '../../../core/bots/waiting.ts';
import { determinize } from '../determinize.ts';
import { type DaumenDrauf, daumenDrauf } from '../index.ts';
import { scoreOf } from '../scoring.ts';
import { roundsIn, type State } from '../state.ts';
import { asked } from './asked.ts';
import { because } from './because.ts';
import { Judge } from './judge.ts';
import type { Reason } from './reasons.ts';
import { Table } from './table.ts';

export const S = { surprises: 8, exploration: 0.15, depth: 2, mix: true, least: 0.2, spread: 4 };

export const sharp: Bot<DaumenDrauf, Reason> = (seen, draw, budget) => {
  const waits = mayWait(seen);
  const candidates = searchTree(search, seen, draw, budget, {
    depth: S.depth,
    exploration: S.exploration,
    mayWait: waits,
  });
  const { move } = S.mix ? mixedOf(candidates, draw, S.least) : bestOf(candidates);
  table.at(determinize(seen.view, draw, seen.log), seen.view.viewer as number);
  return { move, why: because(seen, table, move) };
};

const judge = new Judge();
const table = new Table();

export const search: Search<DaumenDrauf> = {
  game: daumenDrauf,
  value: standing,
  asked,
  horizon: (state) => state.phase !== 'trick',
  key: (move) => (move.type === 'show' ? move.card : move.type),
  decide(state, seat, moves, draw, waits) {
    if (draw(S.surprises) === 0) {
      const index = draw(waits ? moves.length + 1 : moves.length);
      return index === moves.length ? null : moves[index]!;
    }
    return judge.best(table.at(state, seat), moves, waits);
  },
};

/** How likely each seat is to win the game from its lead over the best of the others, with the rounds still to come. */
function standing(state: State, into: number[]): void {
  const { seats, scores, won, hands } = state;
  const running = state.phase === 'trick';
  const spread = S.spread * Math.sqrt(0.5 + roundsIn(state) - scores.length);
  let first = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    let total = running ? scoreOf(won, hands, seat) : 0;
    for (const round of scores) total += round[seat]!;
    into[seat] = total;
    if (total > first) {
      second = first;
      first = total;
    } else if (total > second) second = total;
  }
  for (let seat = 0; seat < seats; seat++) {
    const lead = into[seat]! - (into[seat] === first ? second : first);
    into[seat] = 1 / (1 + Math.exp(-lead / spread));
  }
  into.length = seats;
}
