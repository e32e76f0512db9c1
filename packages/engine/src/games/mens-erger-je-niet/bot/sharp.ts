import type { Bot } from '../../../core/bots/bot.ts';
import { bestOf } from '../../../core/bots/candidates.ts';
import { searchFlat } from '../../../core/bots/flat.ts';
import type { Search } from '../../../core/bots/playout.ts';
import type { Seat } from '../../../core/game.ts';
import { type MensErgerJeNiet, mensErgerJeNiet } from '../index.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { because } from './because.ts';
import type { Reason } from './reasons.ts';
import { rowOf, stepOf } from './rows.ts';
import { standing } from './standing.ts';
import { turnsOf } from './turns.ts';

/** Plays each move on with the same rolls, again and again, and takes the one that stands best some turns later. */
export const sharp: Bot<MensErgerJeNiet, Reason> = (seen, draw, budget) => {
  const best = bestOf(searchFlat(search, seen, draw, budget));
  const move = best.move ?? seen.moves[0]!;
  return { move, why: because(seen, move) };
};

/** Rolls and moves of a playout. Further ahead the dice blur what the first move has done. */
const HORIZON = 30;

const search: Search<MensErgerJeNiet> = {
  game: mensErgerJeNiet,
  value: standing,
  horizon: (_, steps) => steps >= HORIZON,
  decide: fastest,
};

/** The move after which the row needs the fewest turns. */
function fastest({ heights }: State, seat: Seat, moves: readonly Move[]): Move {
  const turns = turnsOf();
  const row = rowOf(heights, seat);
  let best = moves[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index]!;
    const needed = turns[row + stepOf(move)]!;
    if (needed < least) {
      least = needed;
      best = move;
    }
  }
  return best;
}
