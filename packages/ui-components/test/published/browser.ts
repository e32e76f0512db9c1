/** A browser of our own for the pages of the examples, and what went wrong in them. */
import { type Browser, type Page, chromium as playwright } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { chromium } from '../kit/chromium.ts';

/** Opens pages in one browser, which is there for all tests of a file. */
export interface Opened {
  readonly page: Page;
  /** What went wrong. */
  readonly trouble: string[];
  /** Every address that was asked for. */
  readonly requested: string[];
}

export function browserOfThisFile(): (
  url: string,
  before?: (page: Page) => Promise<void>,
) => Promise<Opened> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await playwright.launch(chromium);
  });
  afterAll(() => browser.close());
  return async (url, before) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 800, height: 900 } });
    page.setDefaultTimeout(45_000);
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') trouble.push(message.text());
    });
    page.on('requestfailed', (request) => {
      // Who goes to the next page before a picture has come has given it up: nothing went wrong.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') trouble.push(`${request.url()} failed`);
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await before?.(page);
    await page.goto(url);
    return { page, trouble, requested };
  };
}
