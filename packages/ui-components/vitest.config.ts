import { playwright } from '@vitest/browser-playwright';
import { defineConfig, defineProject } from 'vitest/config';
import { coverage, failuresFolder, vitestReporters } from '../../.scripts/reports.ts';
import { fromSource } from '../../.scripts/source-condition.ts';
import { chromium } from './test/kit/chromium.ts';
import { ariaOf, contrast, forcedColours, motion, swipe, tap } from './test/kit/commands.ts';

// Elements run in a real browser.
const elements = defineProject({
  ...fromSource,
  // Bundle these before the first test, because a dependency that is discovered later reloads the page during a test.
  optimizeDeps: {
    include: [
      'lit',
      'lit/decorators.js',
      'lit/directives/cache.js',
      'lit/directives/class-map.js',
      'lit/directives/guard.js',
      'lit/directives/repeat.js',
      '@cheeseboard/engine > immer',
      'axe-core',
    ],
  },
  test: {
    name: 'elements',
    include: ['src/**/*.test.ts', 'test/*.test.ts'],
    setupFiles: 'test/kit/setup.ts',
    // All files share one page, because loading every module again for each file takes longer than most tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Some tests play a whole game or run axe on a whole table, perhaps on a busy machine.
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      commands: { ariaOf, contrast, forcedColours, motion, swipe, tap },
      viewport: { width: 360, height: 640 },
      provider: playwright({
        launchOptions: chromium,
        contextOptions: { hasTouch: true, reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

// These tests run the published files, and pages that use them, without access to the sources.
const published = defineProject({
  test: {
    name: 'published',
    include: ['test/published/*.test.{ts,mjs}'],
    globalSetup: 'test/published/setup.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 45_000 } },
  },
});

export default defineConfig({
  test: {
    projects: [elements, published],
    // Files share one page, so their order must not depend on how earlier runs went.
    cache: false,
    reporters: vitestReporters,
    coverage,
    attachmentsDir: failuresFolder,
    // Hide Lit's warning, which every test file would repeat.
    onConsoleLog: (log) => !log.includes('Lit is in dev mode'),
  },
});
