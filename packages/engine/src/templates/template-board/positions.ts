/** A position as one line, for links and for examples in the docs. */
import { int, list, type Positions, word } from '../../core/position.ts';
import { PLACES, START } from './board.ts';
import { type TemplateBoard, templateBoard } from './index.ts';
import { cheesesLeft } from './rules.ts';
import { phases, ROUNDS, type State } from './state.ts';

/** Says why play cannot reach this state, or null. */
function flaw(state: State): string | null {
  const { phase, turn, round, mice, cheeses, scores, seats } = state;
  const left = cheesesLeft(state);
  const eaten = scores.reduce((sum, score) => sum + score, 0);
  if (eaten + left !== PLACES - 1) return 'every cheese is on the board or eaten (TB-1)';
  if (cheeses[START] === 1 || mice.some((place) => cheeses[place] === 1))
    return 'a mouse eats the cheese on its place (TB-3)';
  if (eaten > round * seats + turn) return 'a mouse eats one cheese in a turn (TB-3)';
  if ((phase === 'over') !== (left === 0 || round === ROUNDS))
    return 'the game ends with the last cheese or round (TB-4)';
  return round === ROUNDS && turn !== 0 ? 'the last round is over (TB-4)' : null;
}

export const templateBoardPositions: Positions<TemplateBoard> = {
  game: templateBoard,
  fields: (seats) => ({
    phase: word(...phases),
    turn: int(0, seats - 1),
    round: int(0, ROUNDS),
    mice: list(int(0, PLACES - 1), '.', seats),
    cheeses: list(int(0, 1), '.', PLACES),
    scores: list(int(0, PLACES - 1), '.', seats),
  }),
  flaw,
};
