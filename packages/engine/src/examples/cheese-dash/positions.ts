/** A position as one line, for links and for examples in the docs. */
import { int, list, type Positions, word } from '../../core/position.ts';
import { type CheeseDash, cheeseDash } from './index.ts';
import { FACES, phases, type State } from './state.ts';

/** A turn can be long, so its points have a limit that nobody reaches. */
const POINTS_LIMIT = 9999;

/** Says why play cannot reach this state, or null. */
function flaw({ options: { goal }, phase, turn, die, points, scores }: State): string | null {
  const winner = scores.findIndex((score) => score >= goal);
  if ((phase === 'over') !== (winner !== -1)) return `the game ends with ${goal} points (CD-3)`;
  if (scores.filter((score) => score >= goal).length > 1) return 'only one player reaches the goal (CD-3)';
  if (phase === 'over' && (turn !== winner || points > 0))
    return 'the winner is in turn and has kept the points (CD-3)';
  if (phase === 'choose' && (die < 2 || points < die)) return 'the roll counts for this turn (CD-2)';
  if (phase === 'roll' && points > 0 && die < 2) return 'a one ends the turn (CD-1)';
  if (points === 1 || scores.includes(1)) return 'no roll counts one (CD-1)';
  return null;
}

export const cheeseDashPositions: Positions<CheeseDash> = {
  game: cheeseDash,
  fields: (seats) => ({
    phase: word(...phases),
    turn: int(0, seats - 1),
    die: int(0, FACES),
    points: int(0, POINTS_LIMIT),
    scores: list(int(0, POINTS_LIMIT), '.', seats),
  }),
  flaw,
};
