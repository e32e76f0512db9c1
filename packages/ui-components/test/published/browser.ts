/** Opens pages in the shared browser and collects their errors. */
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';

export interface Opened {
  readonly page: Page;
  /** Page errors, console errors and failed requests. */
  readonly errors: string[];
  /** The URLs of all requests. */
  readonly requested: string[];
}

export function pageOpener(): (
  url: string,
  before?: (page: Page) => Promise<void>,
  options?: BrowserContextOptions,
) => Promise<Opened> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await playwright.connect(inject('browser'));
  });
  afterAll(() => browser.close());
  return async (url, before, options) => {
    const viewport = { width: 800, height: 900 };
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport, ...options });
    page.setDefaultTimeout(45_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('requestfailed', (request) => {
      // Leaving a page aborts its pending requests; that is not an error.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(`${request.url()} failed`);
    });
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await before?.(page);
    await page.goto(url);
    return { page, errors, requested: requestedUrls };
  };
}
