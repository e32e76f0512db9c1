/** When an element first appears in a page. */
import type { Page } from 'playwright';

interface PageGlobals {
  noted?: number;
}

/** Notes the time of the first frame in which an element is in the page, in any shadow tree. */
export async function noteWhenPresent(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const find = (root: Document | ShadowRoot): boolean =>
      root.querySelector(wanted) !== null ||
      [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && find(shadowRoot));
    const check = () => {
      if (find(document)) (globalThis as PageGlobals).noted = performance.now();
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  }, selector);
}

/** Waits for that frame. Returns its time, in ms since the page was opened. */
export async function timeNoted(page: Page, timeoutMs: number): Promise<number> {
  await page.waitForFunction(() => (globalThis as PageGlobals).noted !== undefined, null, {
    timeout: timeoutMs,
  });
  return page.evaluate(() => (globalThis as PageGlobals).noted!);
}
