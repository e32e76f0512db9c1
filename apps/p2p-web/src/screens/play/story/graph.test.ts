import type { Story } from '@cheeseboard/engine/records';
import { expect, test } from 'vitest';
import { GRAPH, graphOf } from './graph.ts';
import { wrapped } from './poster.ts';

const storyWith = (standings: readonly (readonly number[])[], inRounds: boolean): Story => ({
  points: standings.map((standing, index) => ({ step: index * 3, standing })),
  inRounds,
  decisive: 1,
  leadChanges: 0,
});

test('more points are higher, later rounds further right', () => {
  const { lines, ticks, decisiveX } = graphOf(
    storyWith(
      [
        [0, 0],
        [4, 2],
        [9, 3],
      ],
      true,
    ),
  );
  expect(lines[0]!.path).toBe('M26 148L131 87.6L236 12');
  expect(lines[0]!.end.y).toBeLessThan(lines[1]!.end.y);
  expect(ticks.map(({ label }) => label)).toEqual(['1', '2']);
  expect(decisiveX).toBe(ticks[0]!.x);
});

test('a race jumps at each step', () => {
  const { lines, ticks } = graphOf(
    storyWith(
      [
        [0, 0],
        [1, 0],
        [1, 2],
      ],
      false,
    ),
  );
  expect(lines[1]!.path).toBe('M26 148H131V148H236V12');
  expect(ticks).toEqual([]);
});

test('names never overlap and stay inside, even if seven players are level', () => {
  for (const standing of [
    [0, 0, 0, 0, 0, 0, 0],
    [5, 5, 5, 5, 5, 5, 5],
    [1, 2, 3, 3, 3, 2, 9],
  ]) {
    const { lines } = graphOf(storyWith([[0, 0, 0, 0, 0, 0, 0], standing, standing], true));
    const labels = lines.map(({ labelY }) => labelY).sort((a, b) => a - b);
    for (const [index, label] of labels.entries()) {
      if (index > 0) expect(label - labels[index - 1]!).toBeGreaterThanOrEqual(14.9);
      expect(label).toBeGreaterThanOrEqual(GRAPH.top - 1);
      expect(label).toBeLessThanOrEqual(GRAPH.height - GRAPH.bottom);
    }
  }
});

test('negative points have levels, too', () => {
  const { levels } = graphOf(
    storyWith(
      [
        [0, 0],
        [-7, 8],
      ],
      true,
    ),
  );
  expect(levels.map(({ value }) => value)).toEqual([-5, 0, 5]);
});

test('breaks a sentence between words', () => {
  expect(wrapped('You and Ben share the win', 12)).toEqual(['You and Ben', 'share the', 'win']);
  expect(wrapped('', 12)).toEqual([]);
});
