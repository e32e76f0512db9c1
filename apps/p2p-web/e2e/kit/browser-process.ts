/** A browser in a process of its own, so that a test can kill it. */
import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';

export interface BrowserProcess {
  readonly browser: Browser;
  readonly isAlive: boolean;
  /** SIGKILL: no page says goodbye or saves anything. */
  kill(): Promise<void>;
}

export async function startBrowserProcess(): Promise<BrowserProcess> {
  const server = await playwright.launchServer({ ...chromium });
  const browser = await playwright.connect(server.wsEndpoint());
  return {
    browser,
    get isAlive() {
      return browser.isConnected();
    },
    async kill() {
      const gone = new Promise((resolve) => server.process().once('exit', resolve));
      server.process().kill('SIGKILL');
      await gone;
      await server.close();
    },
  };
}
