/** The moves, and how records write them: `4` runs to place 4. */
import { PLACES } from './board.ts';

export interface Move {
  readonly type: 'run';
  readonly to: number;
}

/** Whether any value has the shape of a move. It may still be illegal. */
export function isMove(value: unknown): value is Move {
  const { type, to, ...otherFields } = (value ?? {}) as Record<string, unknown>;
  return (
    type === 'run' &&
    Number.isInteger(to) &&
    (to as number) >= 0 &&
    (to as number) < PLACES &&
    Object.keys(otherFields).length === 0
  );
}

export const writeMove = ({ to }: Move): string => String(to);

export function readMove(text: string): Move | null {
  const move = { type: 'run', to: Number(text) };
  return isMove(move) && writeMove(move) === text ? move : null;
}
