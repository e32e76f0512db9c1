import { defineConfig } from 'vitest/config';

// For Stryker, which runs the tests once for each planted fault. Tests that play thousands of games may play fewer
// of them when CHEESEBOARD_MUTATION is set.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    env: { CHEESEBOARD_MUTATION: '1' },
  },
});
