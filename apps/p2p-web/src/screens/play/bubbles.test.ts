import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatLine, TableState } from '../../tables/table.ts';
import { Bubbles } from './bubbles.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const people = [
  { id: 'anna', seat: 0 },
  { id: 'ben', seat: 1 },
  { id: 'clara', seat: null },
];
const line = (number: number, person: string, text: string, reaction = false): ChatLine => ({
  number,
  person,
  name: person,
  text,
  reaction,
});
const stateWith = (...chat: ChatLine[]) => ({ me: 'anna', people, chat }) as unknown as TableState;
const shownTexts = ({ shown }: Bubbles) => shown.map(({ seat, text }) => `${seat} ${text}`);

test('shows new lines at their seats, and those of spectators without one', () => {
  const bubbles = new Bubbles(() => {});
  const old = line(1, 'ben', 'from before');
  bubbles.updateFromChat(stateWith(old));
  expect(bubbles.shown).toEqual([]);
  bubbles.updateFromChat(stateWith(old, line(2, 'ben', 'hello'), line(3, 'clara', 'hi')));
  expect(shownTexts(bubbles)).toEqual(['1 hello', 'null hi']);
  // A seat shows only its newest bubble.
  bubbles.updateFromChat(stateWith(old, line(4, 'ben', '🧀', true)));
  expect(shownTexts(bubbles)).toEqual(['null hi', '1 🧀']);
});

test('shows the reader their own reactions, but not their own lines', () => {
  const bubbles = new Bubbles(() => {});
  bubbles.updateFromChat(stateWith());
  bubbles.updateFromChat(stateWith(line(1, 'anna', 'mine')));
  expect(bubbles.shown).toEqual([]);
  bubbles.updateFromChat(stateWith(line(2, 'anna', '👍', true)));
  expect(shownTexts(bubbles)).toEqual(['0 👍']);
});

test('a reaction that is none of the allowed ones is shown as text', () => {
  const bubbles = new Bubbles(() => {});
  bubbles.updateFromChat(stateWith());
  bubbles.updateFromChat(stateWith(line(1, 'ben', '<img>', true)));
  expect(bubbles.shown).toMatchObject([{ reaction: null, text: '<img>' }]);
});

test('a bubble goes by itself, a longer line later', () => {
  const onChange = vi.fn();
  const bubbles = new Bubbles(onChange);
  bubbles.updateFromChat(stateWith());
  bubbles.updateFromChat(
    stateWith(line(1, 'ben', 'no'), line(2, 'clara', 'a much longer line than that of Ben')),
  );
  vi.advanceTimersByTime(5000);
  expect(shownTexts(bubbles)).toEqual(['null a much longer line than that of Ben']);
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(7000);
  expect(bubbles.shown).toEqual([]);
});
