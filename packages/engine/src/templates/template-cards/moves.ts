/** The moves, and how records write them: `12` plays the 12. */

/** No deck has more cards than this. */
const HIGHEST_CARD = 99;

export interface Move {
  readonly type: 'play';
  readonly card: number;
}

/** Whether any value has the shape of a move. It may still be illegal. */
export function isMove(value: unknown): value is Move {
  const { type, card, ...otherFields } = (value ?? {}) as Record<string, unknown>;
  return (
    type === 'play' &&
    Number.isInteger(card) &&
    (card as number) >= 1 &&
    (card as number) <= HIGHEST_CARD &&
    Object.keys(otherFields).length === 0
  );
}

export const writeMove = ({ card }: Move): string => String(card);

export const readMove = (text: string): Move | null =>
  /^[1-9]\d?$/.test(text) ? { type: 'play', card: Number(text) } : null;
