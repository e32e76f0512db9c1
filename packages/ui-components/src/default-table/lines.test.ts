import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test.each([
  [[4], 1],
  [[1, 4], 1],
  [[4, 4], 2],
  [[8], 2],
  [[8, 4, 1], 3],
])('rows of %j cards take %i lines', (rowLengths, lines) => {
  expect(linesOf(rowLengths)).toBe(lines);
});
