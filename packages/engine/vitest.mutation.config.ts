import { defineConfig } from 'vitest/config';

// Stryker runs these tests once for each mutant, so only the quick tests beside each game's rules are included. The
// laws and the oracles find most of the same mutants, but play thousands of games.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/games/*/*.test.ts'],
    testTimeout: 30_000,
  },
});
