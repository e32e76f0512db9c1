import { type Board, type BoardId, boards } from '../board.ts';
import { MAX_DICE } from '../dice.ts';

/** The probability that this many dice show at least one green: 0, 1/3, 5/9, … */
export const greenChance: readonly number[] = Array.from(
  { length: MAX_DICE + 1 },
  (_, dice) => 1 - (2 / 3) ** dice,
);

/** The way to one cheese, with a value for each place on it. */
export interface Track {
  readonly goal: number;
  /** The places with a forward link to the cheese. */
  readonly feeders: readonly number[];
  /** How fast a mouse on this place is likely to reach the cheese, relative to others: more is better, 0 if it cannot. */
  readonly pace: readonly number[];
}

/** How much less likely a mouse is to arrive first for each further step, in log odds. Fitted to games between bots. */
const LOG_ODDS_PER_STEP = 0.95;

/** The shortest forward distance from every place to the nearest goal; Infinity if no goal can be reached. */
export function stepsTo({ forward }: Board, goals: readonly number[]): number[] {
  const steps = forward.map(() => Number.POSITIVE_INFINITY);
  // Go backwards: every link leads to a place with a higher number, whose distance is already known.
  for (let place = forward.length - 1; place >= 0; place--) {
    for (const to of forward[place]!) {
      steps[place] = Math.min(steps[place]!, goals.includes(to) ? 1 : steps[to]! + 1);
    }
  }
  return steps;
}

const tracksOf = (board: Board): Track[] =>
  board.places.map((_, goal) => ({
    goal,
    feeders: board.backward[goal]!,
    pace: stepsTo(board, [goal]).map((steps) => Math.exp(-LOG_ODDS_PER_STEP * steps)),
  }));

const tracks = { short: tracksOf(boards.short), long: tracksOf(boards.long) };

/** The way to a cheese on this place. */
export const trackOf = (board: BoardId, goal: number): Track => tracks[board][goal]!;
