import { defineConfig } from 'vitest/config';

// For Stryker, which runs tests once for each planted fault: the quick ones beside each game's rules. The properties and
// the oracles find most of the same faults, but play thousands of games to do so.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/games/*/*.test.ts'],
    testTimeout: 30_000,
  },
});
