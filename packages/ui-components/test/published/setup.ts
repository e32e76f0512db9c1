/** Launches one browser for all tests of the published files. */
import { chromium as playwright } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromium } from '../kit/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly browser: string;
  }
}

export default async function launch(project: TestProject): Promise<() => Promise<void>> {
  const browser = await playwright.launchServer(chromium);
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
