import { defineConfig } from '@playwright/test';
import { playwrightReports } from '../../.scripts/reports.ts';
import { chromium } from './e2e/kit/chromium.ts';

export default defineConfig({
  ...playwrightReports,
  testDir: 'e2e',
  globalSetup: './e2e/kit/build-site.ts',
  // Tests that take minutes run with playwright.long.config.ts.
  grepInvert: /@long/,
  fullyParallel: true,
  // More workers than cores: most tests wait more than they compute.
  workers: 4,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...playwrightReports.use,
    // Fails a click on something that never appears long before the whole test times out.
    actionTimeout: 30_000,
    // Steps only: autoplay calls into the page thousands of times, and each call would take a snapshot of its DOM.
    trace: { ...playwrightReports.use.trace, snapshots: false },
    launchOptions: chromium,
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
  },
  // The longest tests first, so that no worker is left alone with one at the end.
  projects: [
    { name: 'app', testDir: 'e2e/app' },
    { name: 'play', testDir: 'e2e/play' },
    { name: 'site', testDir: 'e2e/site' },
    { name: 'transport', testDir: 'e2e/transport' },
  ],
});
