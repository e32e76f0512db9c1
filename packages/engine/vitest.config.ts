import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from '../../.scripts/chromium.ts';
import { coverage, failuresFolder, vitestReporters } from '../../.scripts/reports.ts';

// The same engine in two places: under Node (everything), and in a real browser (what must hold there too).
export default defineConfig({
  test: {
    reporters: vitestReporters,
    coverage,
    attachmentsDir: failuresFolder,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Properties run as long as they need; nothing here is a race.
          testTimeout: 600_000,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/browser/**'],
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
