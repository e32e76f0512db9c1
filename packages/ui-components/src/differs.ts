/** Lit's `hasChanged` for properties that hold plain data: deeply equal values do not trigger a redraw. */
import { deepEqual } from './deep-equal.ts';

export const differs = (now: unknown, before: unknown): boolean => !deepEqual(now, before);
