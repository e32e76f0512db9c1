/** A position as one line, for links and for examples in the docs. */
import { int, list, type Positions, word } from '../../core/position.ts';
import { GOAL, PLACES, START } from './board.ts';
import { type TemplateRace, templateRace } from './index.ts';
import { FACES, phases, type State } from './state.ts';

/** Says why play cannot reach this state, or null. */
function flaw({ phase, turn, die, mice }: State): string | null {
  if ((phase === 'over') !== mice.includes(GOAL)) return 'the first mouse at the goal ends the game (TR-3)';
  if (phase === 'over' && mice[turn] !== GOAL) return 'the winner was in turn (TR-3)';
  if (die === 0 && (phase !== 'roll' || turn !== 0 || mice.some((place) => place !== START)))
    return 'the first roll comes first (TR-1)';
  const isShared = mice.some((place, seat) => place !== START && mice.indexOf(place) !== seat);
  return isShared ? 'only the start has room for several mice (TR-2)' : null;
}

export const templateRacePositions: Positions<TemplateRace> = {
  game: templateRace,
  fields: (seats) => ({
    phase: word(...phases),
    turn: int(0, seats - 1),
    die: int(0, FACES),
    mice: list(int(0, PLACES - 1), '.', seats),
  }),
  flaw,
};
