/** The election explored as deep as `pnpm explore` goes. */
import { expect, it } from 'vitest';
import { Explorer } from '../explore/explorer.ts';
import { SCENARIOS } from '../explore/scenarios.ts';

it.each(SCENARIOS)('every order of events keeps the log and its hosts safe: $name', ({ bounds, depth }) => {
  expect(new Explorer({ ...bounds, depth: depth.long }).run().violation).toBeNull();
});
