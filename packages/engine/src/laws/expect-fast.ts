/**
 * Assertions for hot loops. `expect` takes longer than the step of the engine that it checks, so it is called only to
 * report a failure. `what` begins the message: it says what was checked.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Expects deep equality. */
export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toEqual(expected);
}

/** Expects the identical value. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (!Object.is(actual, expected)) expect(actual, what).toBe(expected);
}

/** Expects a true statement. */
export function expectTrue(statement: boolean, what: string): void {
  if (!statement) expect.fail(what);
}

export function expectMatch(text: string, pattern: RegExp, what: string): void {
  if (!pattern.test(text)) expect(text, what).toMatch(pattern);
}

export function expectNoMatch(text: string, pattern: RegExp, what: string): void {
  if (pattern.test(text)) expect(text, what).not.toMatch(pattern);
}

export function expectMember(set: ReadonlySet<unknown>, value: unknown, what: string): void {
  if (!set.has(value)) expect([...set], what).toContain(value);
}
