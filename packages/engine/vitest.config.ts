import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from '../../.scripts/chromium.ts';
import { coverage, failuresFolder, vitestReporters } from '../../.scripts/reports.ts';

// `unit` runs everything under Node; `long` runs its random games with ten times as many runs; `browser` runs in Chromium.

// Long, because the properties run many games and do not measure time.
const node = { environment: 'node', testTimeout: 600_000 } as const;

export default defineConfig({
  test: {
    reporters: vitestReporters,
    coverage,
    attachmentsDir: failuresFolder,
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['{arena,src,test}/**/*.test.ts'],
          exclude: ['test/browser/**'],
        },
      },
      {
        test: {
          ...node,
          name: 'long',
          testTimeout: 3_600_000,
          include: ['test/conformance/*.test.ts', 'src/games/*/test/*.test.ts'],
          env: { CHEESEBOARD_RUNS: process.env.CHEESEBOARD_RUNS ?? '10' },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
