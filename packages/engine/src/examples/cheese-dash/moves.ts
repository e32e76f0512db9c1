/** The moves, and how records write them. */
export interface Move {
  readonly type: 'roll' | 'stop';
}

export const allMoves: readonly Move[] = [{ type: 'roll' }, { type: 'stop' }];

/** Whether any value has the shape of a move. It may still be illegal. */
export function isMove(value: unknown): value is Move {
  const { type, ...otherFields } = (value ?? {}) as Record<string, unknown>;
  return allMoves.some((move) => move.type === type) && Object.keys(otherFields).length === 0;
}

export const writeMove = ({ type }: Move): string => type;

export const readMove = (text: string): Move | null => allMoves.find(({ type }) => type === text) ?? null;
