import { defineConfig } from 'vitest/config';

// For Stryker, which runs the tests once for each planted fault. Tests that play thousands of games may play fewer
// of them when CHEESEBOARD_MUTATION is set.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // The command line runs as a process of its own, where no planted fault can be seen.
    exclude: ['test/browser/**', 'src/cli/**'],
    env: { CHEESEBOARD_MUTATION: '1' },
  },
});
