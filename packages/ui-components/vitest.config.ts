import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ariaOf, forcedColours, motion, swipe, tap } from './test/kit/commands.ts';

// Elements are tested where they live: in a real browser.
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
  // Found once and bundled before the first test: found later, they would make the page load again in mid-test.
  optimizeDeps: {
    include: [
      'lit',
      'lit/decorators.js',
      'lit/directives/class-map.js',
      'lit/directives/guard.js',
      'lit/directives/repeat.js',
      'immer',
      'axe-core',
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    // Every test file would say so once; we know.
    onConsoleLog: (log) => !log.includes('Lit is in dev mode'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { ariaOf, forcedColours, motion, swipe, tap },
      viewport: { width: 360, height: 640 },
      provider: playwright({
        launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
        contextOptions: { hasTouch: true, reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
