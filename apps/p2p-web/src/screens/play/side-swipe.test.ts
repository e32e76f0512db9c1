import { expect, test, vi } from 'vitest';
import { SideSwipe } from './side-swipe.ts';

class FakeElement {
  constructor(readonly name: string) {}
  matches(selector: string): boolean {
    return selector.split(', ').includes(this.name);
  }
}
vi.stubGlobal('Element', FakeElement);

const eventAt = (x: number, y: number, over = 'p', fingers = 1): TouchEvent => {
  const touch = { clientX: x, clientY: y };
  const path = [new FakeElement(over)];
  return {
    touches: Array.from({ length: fingers }, () => touch),
    changedTouches: [touch],
    composedPath: () => path,
  } as unknown as TouchEvent;
};

const swiped = (begin: TouchEvent, end: TouchEvent): boolean => {
  const swipe = new SideSwipe();
  swipe.begin(begin);
  return swipe.end(end);
};

test('one finger to the left or right is a swipe', () => {
  expect(swiped(eventAt(300, 200), eventAt(100, 220))).toBe(true);
  expect(swiped(eventAt(100, 200), eventAt(300, 180))).toBe(true);
});

test.each([
  ['a tap', eventAt(300, 200), eventAt(290, 200)],
  ['a stroke up', eventAt(300, 400), eventAt(200, 200)],
  ['two fingers', eventAt(300, 200, 'p', 2), eventAt(100, 200)],
  ['over a hand, which scrolls itself', eventAt(300, 200, 'cb-hand'), eventAt(100, 200)],
])('%s is none', (_, begin, end) => {
  expect(swiped(begin, end)).toBe(false);
});
