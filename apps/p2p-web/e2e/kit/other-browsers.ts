/** Starts Firefox or WebKit for a test: Playwright's own build, or an installed Firefox. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, firefox, webkit } from '@playwright/test';

export type OtherBrowser = 'Firefox' | 'WebKit';

const installedFirefox = process.env.CHEESEBOARD_FIREFOX ?? firefox.executablePath();

export const isInstalled: { readonly [browser in OtherBrowser]: boolean } = {
  Firefox: existsSync(installedFirefox),
  WebKit: existsSync(webkit.executablePath()),
};

export const startOtherBrowser: { readonly [browser in OtherBrowser]: () => Promise<Browser> } = {
  Firefox: () =>
    firefox.launch({
      // In an installed Firefox, Playwright cannot set this preference for one context.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
      ...(installedFirefox === firefox.executablePath() ? {} : overWebDriver),
    }),
  WebKit: () => webkit.launch(),
};

/** An installed Firefox speaks WebDriver BiDi instead of the protocol of Playwright's own build. */
const overWebDriver = {
  channel: 'moz-firefox',
  executablePath: join(import.meta.dirname, 'firefox-process.mjs'),
};
