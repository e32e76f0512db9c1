/**
 * Assertions for hot loops. `expect` takes longer than the step of the engine that it checks, so it is called only to
 * report a failure.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Expects deep equality. */
export function expectEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Expects the identical value. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!Object.is(actual, expected)) expect(actual).toBe(expected);
}

export function expectMatch(text: string, pattern: RegExp): void {
  if (!pattern.test(text)) expect(text).toMatch(pattern);
}

export function expectNoMatch(text: string, pattern: RegExp): void {
  if (pattern.test(text)) expect(text).not.toMatch(pattern);
}

export function expectMember(set: ReadonlySet<unknown>, value: unknown): void {
  if (!set.has(value)) expect([...set]).toContain(value);
}
