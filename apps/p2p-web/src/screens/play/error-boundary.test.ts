import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary, unreadableMessage } from './error-boundary.ts';
import { playWords } from './words/index.ts';

const errors = vi.spyOn(console, 'error');
beforeEach(() => errors.mockReset().mockReturnValue());
afterEach(() => errors.mockReset());

const throwError = (): never => {
  throw new Error('a view of nothing');
};

test('shows the fallback for a broken state once, and renders the next state', () => {
  let errorCount = 0;
  const boundary = new ErrorBoundary(() => {
    errorCount += 1;
  });
  const [badState, goodState] = [{}, {}];
  expect(boundary.draw(badState, throwError, () => 'said')).toBe('said');
  expect(
    boundary.draw(
      badState,
      () => 'drawn',
      () => 'said',
    ),
  ).toBe('said');
  expect(errorCount).toBe(1);
  expect(
    boundary.draw(
      goodState,
      () => 'drawn',
      () => 'said',
    ),
  ).toBe('drawn');
});

test('catches errors of asynchronous rendering, not of listeners', async () => {
  let errorCount = 0;
  const boundary = new ErrorBoundary(() => {
    errorCount += 1;
  });
  const state = {};
  boundary.watch(state, { updateComplete: Promise.resolve(true) });
  boundary.watch(state, null);
  await Promise.resolve();
  expect(
    boundary.draw(
      state,
      () => 'drawn',
      () => 'said',
    ),
  ).toBe('drawn');
  boundary.watch(state, { updateComplete: Promise.reject(new Error('no such card')) });
  await vi.waitFor(() => expect(errorCount).toBe(1));
  expect(
    boundary.draw(
      state,
      () => 'drawn',
      () => 'said',
    ),
  ).toBe('said');
  expect(() => boundary.runGuarded({}, throwError)).not.toThrow();
  expect(errorCount).toBe(2);
});

test('has the message in three languages with a link to the start page', () => {
  const texts = Object.values(playWords).map((words) => {
    const { values } = unreadableMessage(words);
    expect(values).toContain(words.toStart);
    expect(values).toContain(words.unreadable);
    return words.unreadable;
  });
  expect(new Set(texts).size).toBe(3);
});
