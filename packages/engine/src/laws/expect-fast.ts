/**
 * Assertions for hot loops. `expect` takes longer than the step of the engine that it checks, so it is called only to
 * report a failure. `what` begins the message: it says what was checked.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Expects deep equality. The message names the first field that differs, and what each of the two `sides` has there. */
export function expectEqual(
  actual: unknown,
  expected: unknown,
  what: string,
  sides = { actual: 'found', expected: 'expected' },
): void {
  if (isDeepStrictEqual(actual, expected)) return;
  const difference = firstDifference(actual, expected);
  const place = difference.path === '' ? '' : ` differs at ${difference.path}`;
  expect.fail(
    `${what}${place}: ${sides.actual}: ${shown(difference.actual)}; ${sides.expected}: ${shown(difference.expected)}`,
  );
}

interface Difference {
  /** Such as `hands[2]`; empty if the whole values differ. */
  readonly path: string;
  readonly actual: unknown;
  readonly expected: unknown;
}

function firstDifference(actual: unknown, expected: unknown, path = ''): Difference {
  if (isParent(actual) && isParent(expected) && Array.isArray(actual) === Array.isArray(expected)) {
    const keys = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
    const key = keys.find((name) => !isDeepStrictEqual(childOf(actual, name), childOf(expected, name)));
    const step = Array.isArray(actual) ? `[${key}]` : path === '' ? key : `.${key}`;
    if (key !== undefined)
      return firstDifference(childOf(actual, key), childOf(expected, key), `${path}${step}`);
  }
  return { path, actual, expected };
}

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Stands for a missing field, which is not the same as one that is undefined. */
const missing = Symbol('nothing');

const childOf = (parent: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(parent, key) ? parent[key] : missing;

const shown = (value: unknown): string =>
  value === missing ? 'nothing' : (JSON.stringify(value) ?? String(value));

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
