import { defineConfig } from '@playwright/test';
import { playwrightReports } from '../../.scripts/reports.ts';
import { chromium } from './e2e/kit/chromium.ts';

export default defineConfig({
  ...playwrightReports,
  testDir: 'e2e',
  globalSetup: './e2e/kit/build.ts',
  fullyParallel: true,
  // More than a small machine has cores: the long tests wait more than they work.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...playwrightReports.use,
    launchOptions: chromium,
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'site', testDir: 'e2e/site' },
    { name: 'transport', testDir: 'e2e/transport' },
    { name: 'play', testDir: 'e2e/play' },
    { name: 'app', testDir: 'e2e/app' },
  ],
});
