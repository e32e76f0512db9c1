/** The moves: their shape, their notation, and the frozen values that lists of legal moves share. */
import { type Card, COLOURS, isCard, readCard, writeCard } from './cards.ts';

/** The only move: play a card. */
export type Move = { readonly type: 'play'; readonly card: Card };

/** One frozen move per card, so that listing moves allocates nothing. */
export const plays: readonly Move[] = Array.from({ length: COLOURS * 18 }, (_, card) =>
  Object.freeze({ type: 'play', card } as const),
);

export function isMove(value: unknown): value is Move {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as Move).type === 'play' &&
    isCard((value as Move).card) &&
    Object.keys(value).length === 2
  );
}

export const writeMove = ({ card }: Move): string => writeCard(card);

export function readMove(text: string): Move | null {
  const card = readCard(text);
  return card === null ? null : { type: 'play', card };
}
