/** The moves: their shapes, their notation, and the frozen values that lists of legal moves share. */
import { CARDS, type Card, isCard, readCard, writeCard } from './cards.ts';

/** Show a card, pass, or parry. */
export type Move =
  | { readonly type: 'show'; readonly card: Card }
  | { readonly type: 'pass' }
  /** Plays the twin of the highest card (DD-10). */
  | { readonly type: 'parry' };

/** One frozen move per card, so that listing moves allocates nothing. */
export const shows: readonly Move[] = Array.from({ length: CARDS }, (_, card) =>
  Object.freeze({ type: 'show', card } as const),
);
export const pass: Move = Object.freeze({ type: 'pass' });
export const parry: Move = Object.freeze({ type: 'parry' });

export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null) return false;
  const { type } = value as Move;
  const keys = Object.keys(value).length;
  if (type === 'show') return keys === 2 && isCard((value as { card?: unknown }).card);
  return keys === 1 && (type === 'pass' || type === 'parry');
}

export const writeMove = (move: Move): string => (move.type === 'show' ? writeCard(move.card) : move.type);

export function readMove(text: string): Move | null {
  if (text === 'pass' || text === 'parry') return { type: text };
  const card = readCard(text);
  return card === null ? null : { type: 'show', card };
}
