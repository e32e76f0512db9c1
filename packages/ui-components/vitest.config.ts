import { playwright } from '@vitest/browser-playwright';
import { defineConfig, defineProject } from 'vitest/config';
import { coverage, failuresFolder, vitestReporters } from '../../.scripts/reports.ts';
import { fromSource } from '../../.scripts/source-condition.ts';
import { chromium } from './test/kit/chromium.ts';
import { ariaOf, contrast, forcedColours, motion, swipe, tap } from './test/kit/commands.ts';

// Elements are tested where they live: in a real browser.
const elements = defineProject({
  ...fromSource,
  // Found once and bundled before the first test: found later, they would make the page load again in mid-test.
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
    // All files share one page: loading every module again for each file takes longer than most tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // A whole game, or axe over a whole table, on a machine that is busy with others.
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

// What is published, and the pages that use it: opened as somebody would who has only the package.
const published = defineProject({
  test: {
    name: 'published',
    include: ['test/published/*.test.{ts,mjs}'],
    globalSetup: 'test/published/setup.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A second is not much on a machine that does other things too.
    expect: { poll: { timeout: 45_000 } },
  },
});

export default defineConfig({
  test: {
    projects: [elements, published],
    reporters: vitestReporters,
    coverage,
    attachmentsDir: failuresFolder,
    // Every test file would say so once; we know.
    onConsoleLog: (log) => !log.includes('Lit is in dev mode'),
  },
});
