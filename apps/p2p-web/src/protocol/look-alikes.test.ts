import { expect, test } from 'vitest';
import { skeletonOf } from './look-alikes.ts';

test.each([
  ['Anna', 'anna'],
  ['Anna', 'Аnnа'],
  ['Anna', 'Ａｎｎａ'],
  ['Anna', 'A n n a.'],
  ['Bill', 'BiII'],
  ['Bob', 'B0b'],
  ['Zoë', 'Zoe'],
  ['Tim', 'Tirn'],
  ['Kai', 'КАІ'],
  ['Nikos', 'Νikοs'],
])('%s looks like %s', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.each([
  ['Anna', 'Hanna'],
  ['Anna', 'Anna 2'],
  ['Ben', 'Bea'],
  ['🧀', '🐭'],
  ['Анна', 'Инна'],
])('%s does not look like %s', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});
