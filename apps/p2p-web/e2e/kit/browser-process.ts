/** A browser in a process group of its own, so that a test can kill or stop it. */
import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';

export interface BrowserProcess {
  readonly browser: Browser;
  readonly isAlive: boolean;
  /** Kills the browser with SIGKILL: no page says goodbye or saves anything. */
  kill(): Promise<void>;
  /** Stop and continue the browser with SIGSTOP and SIGCONT, like a laptop that is closed and opened again. */
  pause(): void;
  resume(): void;
}

export async function startBrowserProcess(): Promise<BrowserProcess> {
  const server = await playwright.launchServer({ ...chromium });
  const browser = await playwright.connect(server.wsEndpoint());
  // The pages run in child processes, which must get the signal too.
  const signal = (name: NodeJS.Signals): void => void process.kill(-server.process().pid!, name);
  return {
    browser,
    get isAlive() {
      return browser.isConnected();
    },
    async kill() {
      const exit = new Promise((resolve) => server.process().once('exit', resolve));
      signal('SIGKILL');
      await exit;
      await server.close();
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
  };
}
