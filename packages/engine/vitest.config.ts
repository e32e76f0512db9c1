import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// The same engine in two places: under Node (everything), and in a real browser (what must hold there too).
const executablePath = process.env.CHEESEBOARD_BROWSER;

const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
// Chromium cannot sandbox itself when it runs as root.
if (process.getuid?.() === 0) flags.push('--no-sandbox');

export default defineConfig({
  test: {
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
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
