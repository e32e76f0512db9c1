/** A browser that is a process of its own, so that it can be killed. */
import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';

export interface OwnBrowser {
  readonly browser: Browser;
  readonly isAlive: boolean;
  /** The whole process, as by the system: nobody in it says goodbye, saves anything or hears of it. */
  kill(): Promise<void>;
}

export async function ownBrowser(): Promise<OwnBrowser> {
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
