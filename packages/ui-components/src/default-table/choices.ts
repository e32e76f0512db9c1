/** Which choices a player has, as buttons. Many moves of one kind that share their first part become one choice, made in two steps. */
import type { MoveBase } from '@cheeseboard/engine';
import { deepEqual } from '../deep-equal.ts';

/** One button: a move, or several moves of which one is chosen in the next step. */
export interface Choice<M extends MoveBase> {
  readonly label: string;
  readonly moves: readonly M[];
}

/** Up to this many moves of one kind are all shown at once. */
const SHOWN_AT_ONCE = 8;

/** The moves by kind, as buttons. Moves that decline come last. */
export function choicesByKind<M extends MoveBase>(
  moves: readonly M[],
  labelOf: (move: M) => string,
): Choice<M>[][] {
  const kinds = [...new Set(moves.map(({ type }) => type))].sort(
    (a, b) => Number(a === 'pass') - Number(b === 'pass'),
  );
  return kinds.map((kind) =>
    choicesOf(
      moves.filter(({ type }) => type === kind),
      labelOf,
    ),
  );
}

/** The choices between moves of one kind. */
export function choicesOf<M extends MoveBase>(
  moves: readonly M[],
  labelOf: (move: M) => string,
): Choice<M>[] {
  const single = moves.map((move) => ({ label: labelOf(move), moves: [move] }));
  if (moves.length <= SHOWN_AT_ONCE) return single;
  for (const field of Object.keys(moves[0]!) as (keyof M)[]) {
    const groups = groupsBy(moves, field);
    if (groups.length === 1) continue;
    if (groups.length === moves.length) return single;
    const grouped = groups.map((group) => ({ label: sharedStart(group.map(labelOf)), moves: group }));
    const labels = new Set(grouped.map(({ label }) => label));
    return labels.size === grouped.length && !labels.has('') ? grouped : single;
  }
  return single;
}

function groupsBy<M extends MoveBase>(moves: readonly M[], field: keyof M): M[][] {
  const groups: M[][] = [];
  for (const move of moves) {
    const group = groups.find(([first]) => deepEqual(first![field], move[field]));
    if (group) group.push(move);
    else groups.push([move]);
  }
  return groups;
}

/** The words with which all labels begin, such as "Play 1" for "Play 1 at Ben" and "Play 1 at Emma". */
export function sharedStart(labels: readonly string[]): string {
  if (labels.length === 1) return labels[0]!;
  const [first, ...others] = labels.map((label) => label.split(' '));
  const end = first!.findIndex((word, index) => others.some((words) => words[index] !== word));
  const shared = (end === -1 ? first! : first!.slice(0, end)).join(' ').replace(/[,:;]$/, '');
  return shared && `${shared} …`;
}
