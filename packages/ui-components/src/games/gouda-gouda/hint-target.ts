/** Finds the element to touch next for a hinted move, given the selection so far. Pure functions. */
import { type Kind, MICE, type Move, type View } from '@cheeseboard/engine/gouda-gouda';
import type { Choice } from './choice.ts';

/** A place on the table, and selectors inside it. The target is the first element that matches. */
export type HintTarget = readonly [place: string, ...selectors: readonly string[]];

const actionButton: HintTarget = ['desk', '.deed'];
const placeOf = (place: number): HintTarget => ['board', `.spot[data-place="${place}"]`];
const dieTarget = (die: number): HintTarget => ['dice', `[data-die="${die}"]`];

/** Null if the player has put down their mice in another way. */
export function nextHintTarget(move: Move, choice: Choice, view: View): HintTarget | null {
  switch (move.type) {
    case 'start':
      return placeMouse(move.mice, choice);
    case 'move':
      return stepTarget(move, choice, view);
    case 'pass':
      return choice.token ? ['tokens', '.back'] : actionButton;
    case 'early':
      return choice.earlyDice === move.dice ? actionButton : ['desk', `[data-early="${move.dice}"]`];
    case 'name':
    case 'vote':
      return choice.place === move.place && choice.earlyDice === null ? actionButton : placeOf(move.place);
    default:
      return tokenTarget(move.type === 'void' ? 'cancel' : move.type, move, choice);
  }
}

function placeMouse(mice: readonly number[], { placedMice }: Choice): HintTarget | null {
  const miceLeft = mice.map(
    (count, index) => count - placedMice.filter((mousePlace) => mousePlace === index).length,
  );
  if (miceLeft.some((count) => count < 0)) return null;
  return placedMice.length === MICE ? actionButton : placeOf(miceLeft.findIndex((count) => count > 0));
}

function stepTarget(
  { face, owner, to }: Extract<Move, { readonly type: 'move' }>,
  choice: Choice,
  view: View,
): HintTarget {
  if (choice.face !== face) return dieTarget(view.dice.indexOf(face));
  if (choice.owner === owner) return placeOf(to);
  if (choice.owner !== null) return ['desk', '.which'];
  return ['board', `[data-owner="${owner}"]`, ...placeOf(view.place!).slice(1)];
}

function tokenTarget(kind: Kind, move: Move, choice: Choice): HintTarget {
  if (choice.token !== kind) return ['token-row', `[data-kind="${kind}"]`];
  if (move.type === 'transfer') return choice.place === move.place ? actionButton : placeOf(move.place);
  const wantedDice = 'dice' in move && typeof move.dice !== 'number' ? move.dice : [];
  const wrongDie = [...wantedDice, ...choice.dice].find(
    (die) => wantedDice.includes(die) !== choice.dice.includes(die),
  );
  return wrongDie === undefined ? actionButton : dieTarget(wrongDie);
}
