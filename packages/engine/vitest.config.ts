import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// Two ways to run the same engine: under Node (everything), and in a real browser (what must hold there too).
const executablePath = process.env.CHEESEBOARD_BROWSER;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
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
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                args: [
                  // Chromium refuses to sandbox itself when it runs as root.
                  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
                  '--disable-gpu',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                  '--no-first-run',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
