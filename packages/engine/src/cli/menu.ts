/** The numbered list of moves to choose from, each with its notation in records. */
import type { MoveBase } from '../core/game.ts';

export interface Menu {
  readonly moves: readonly MoveBase[];
  write(move: MoveBase): string;
  tell(move: MoveBase): string;
  /** Describes one line that stands for all `count` moves of a kind. */
  folded(count: number, kind: string): string;
}

/** A longer menu shows each kind with many moves as one line, unless all moves are of the same kind. */
const MENU_MAX_MOVES = 16;
/** A kind with more moves than this becomes one line of a longer menu. */
const KIND_MAX_MOVES = 4;

/**
 * One line for each move, or one for all moves of a kind that has many. The moves keep their numbers in both cases.
 */
export function menuLines(menu: Menu): string[] {
  const { moves } = menu;
  const counts = new Map<string, number>();
  for (const { type } of moves) counts.set(type, (counts.get(type) ?? 0) + 1);
  const foldsKinds = moves.length > MENU_MAX_MOVES && counts.size > 1;
  const isFolded = (type: string): boolean => foldsKinds && counts.get(type)! > KIND_MAX_MOVES;
  const rows: Row[] = [];
  const listedKinds = new Set<string>();
  moves.forEach((move, index) => {
    const { type } = move;
    if (!isFolded(type)) rows.push(rowOf(menu, move, index));
    else if (!listedKinds.has(type))
      rows.push({ number: '', note: `${type} …`, phrase: menu.folded(counts.get(type)!, type) });
    listedKinds.add(type);
  });
  return alignRows(rows);
}

/** The moves of one kind, numbered as in the whole list. */
export function kindLines(menu: Menu, kind: string): string[] {
  return alignRows(
    menu.moves.flatMap((move, index) => (move.type === kind ? [rowOf(menu, move, index)] : [])),
  );
}

interface Row {
  readonly number: string;
  readonly note: string;
  readonly phrase: string;
}

function rowOf({ write, tell }: Menu, move: MoveBase, index: number): Row {
  return { number: String(index + 1), note: write(move), phrase: tell(move) };
}

function alignRows(rows: readonly Row[]): string[] {
  const digits = Math.max(0, ...rows.map(({ number }) => number.length));
  const widest = Math.max(0, ...rows.map(({ note }) => note.length));
  return rows.map(
    ({ number, note, phrase }) => `${number.padStart(digits)}  ${note.padEnd(widest)}  ${phrase}`,
  );
}
