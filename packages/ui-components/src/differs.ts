/** For properties that hold plain data: an equal value is no change, and what it draws stays as it is. */
import { sameMove } from './table/moves.ts';

export const differs = (now: unknown, before: unknown): boolean => !sameMove(now, before);
