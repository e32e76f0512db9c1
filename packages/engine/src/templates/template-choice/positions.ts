/** A position as one line, for links and for examples in the docs. */
import { int, list, type Positions, word } from '../../core/position.ts';
import { type TemplateChoice, templateChoice } from './index.ts';
import { HIGHEST_NUMBER, phases, ROUNDS, type State } from './state.ts';

/** Says why play cannot reach this state, or null. */
function flaw({ phase, round, choices, scores }: State): string | null {
  if ((phase === 'over') !== (round === ROUNDS)) return `the game has ${ROUNDS} rounds (TS-3)`;
  if (!choices.includes(0)) return 'the round ends with the last choice (TS-2)';
  if (phase === 'over' && choices.some((choice) => choice > 0)) return 'nobody chooses after the end (TS-3)';
  return scores.some((score) => score > round * HIGHEST_NUMBER) ? 'a score is too high (TS-2)' : null;
}

export const templateChoicePositions: Positions<TemplateChoice> = {
  game: templateChoice,
  fields: (seats) => ({
    phase: word(...phases),
    round: int(0, ROUNDS),
    choices: list(int(0, HIGHEST_NUMBER), '.', seats),
    scores: list(int(0, ROUNDS * HIGHEST_NUMBER), '.', seats),
  }),
  flaw,
};
