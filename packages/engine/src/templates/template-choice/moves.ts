/** The moves, and how records write them: `3` chooses the 3. */
import { HIGHEST_NUMBER } from './state.ts';

export interface Move {
  readonly type: 'choose';
  readonly number: number;
}

export const allMoves: readonly Move[] = Array.from({ length: HIGHEST_NUMBER }, (_, index) => ({
  type: 'choose',
  number: index + 1,
}));

/** Whether any value has the shape of a move. It may still be illegal. */
export function isMove(value: unknown): value is Move {
  const { type, number, ...otherFields } = (value ?? {}) as Record<string, unknown>;
  return (
    type === 'choose' &&
    allMoves.some((move) => move.number === number) &&
    Object.keys(otherFields).length === 0
  );
}

export const writeMove = (move: Move): string => String(move.number);

export const readMove = (text: string): Move | null =>
  allMoves.find((move) => writeMove(move) === text) ?? null;
