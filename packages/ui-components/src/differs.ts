/** Lit's `hasChanged` for properties that hold plain data: deeply equal values do not trigger a redraw. */
import { deepEqual } from './deep-equal.ts';

export const differs = (value: unknown, before: unknown): boolean => !deepEqual(value, before);
