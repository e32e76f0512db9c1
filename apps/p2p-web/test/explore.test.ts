/** The election explored to a small depth. `pnpm explore` goes deeper. */
import { describe, expect, it } from 'vitest';
import { Explorer } from '../explore/explorer.ts';
import { FAULTS } from '../explore/faults.ts';
import { FAULT_BOUNDS, SCENARIOS } from '../explore/scenarios.ts';

describe('every order of events keeps the log and its hosts safe', () => {
  it.each(SCENARIOS)('$name', ({ bounds, depth }) => {
    const { violation, levels } = new Explorer({ ...bounds, depth: depth.short }).run();
    expect(violation).toBeNull();
    expect(levels).toHaveLength(depth.short + 1);
  });
});

describe('the exploration finds a person who', () => {
  it.each(Object.keys(FAULTS))('%s', (fault) => {
    const bounds = FAULT_BOUNDS[fault]!;
    const { violation } = new Explorer(bounds, fault).run();
    expect(violation?.trace).toHaveLength(bounds.start.length + bounds.depth);
  });
});
