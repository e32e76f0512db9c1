/** What to touch next to make a move: die, mouse, way; place or token, dice, button. Pure: from what is chosen so far. */
import { type Kind, MICE, type Move, type View } from '@cheeseboard/engine/gouda-gouda';
import type { Choice } from './choice.ts';

/** Where on the table, and what there: the first of these that is drawn. */
export type Step = readonly [place: string, ...selectors: readonly string[]];

const deed: Step = ['desk', '.deed'];
const placeOf = (place: number): Step => ['board', `.spot[data-place="${place}"]`];
const dieOf = (die: number): Step => ['dice', `[data-die="${die}"]`];

export function nextStep(move: Move, choice: Choice, view: View): Step {
  switch (move.type) {
    case 'start':
      return put(move.mice, choice);
    case 'move':
      return stepping(move, choice, view);
    case 'pass':
      return choice.token ? ['tokens', '.back'] : deed;
    case 'early':
      return choice.early === move.dice ? deed : ['desk', `[data-early="${move.dice}"]`];
    case 'name':
    case 'vote':
      return choice.place === move.place && choice.early === null ? deed : placeOf(move.place);
    default:
      return withToken(move.type === 'void' ? 'cancel' : move.type, move, choice);
  }
}

function put(mice: readonly number[], { put }: Choice): Step {
  const left = mice.map((count, at) => count - put.filter((on) => on === at).length);
  if (left.some((count) => count < 0)) return ['desk', '.light-deed'];
  return put.length === MICE ? deed : placeOf(left.findIndex((count) => count > 0));
}

function stepping(
  { face, owner, to }: Extract<Move, { readonly type: 'move' }>,
  choice: Choice,
  view: View,
): Step {
  if (choice.face !== face) return dieOf(view.dice.indexOf(face));
  if (choice.owner === owner) return placeOf(to);
  if (choice.owner !== null) return ['desk', '.which'];
  return ['board', `[data-owner="${owner}"]`, ...placeOf(view.place!).slice(1)];
}

function withToken(kind: Kind, move: Move, choice: Choice): Step {
  if (choice.token !== kind) return ['token-row', `[data-kind="${kind}"]`];
  if (move.type === 'transfer') return choice.place === move.place ? deed : placeOf(move.place);
  const wanted = 'dice' in move && typeof move.dice !== 'number' ? move.dice : [];
  const other = [...wanted, ...choice.dice].find((die) => wanted.includes(die) !== choice.dice.includes(die));
  return other === undefined ? deed : dieOf(other);
}
