/** Measures when an element first appears in a page. */
import type { Page } from 'playwright';

interface PageGlobals {
  noted?: number;
}

/** Notes the time of the first frame in which an element is in the page, in any shadow tree. */
export async function noteWhenPresent(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wantedSelector) => {
    const isPresentIn = (root: Document | ShadowRoot): boolean =>
      root.querySelector(wantedSelector) !== null ||
      [...root.querySelectorAll('*')].some(
        ({ shadowRoot }) => shadowRoot !== null && isPresentIn(shadowRoot),
      );
    const checkFrame = () => {
      if (isPresentIn(document)) (globalThis as PageGlobals).noted = performance.now();
      else requestAnimationFrame(checkFrame);
    };
    requestAnimationFrame(checkFrame);
  }, selector);
}

/** Waits for the frame that `noteWhenPresent` notes. Returns its time, in ms since the page was opened. */
export async function timeNoted(page: Page, timeoutMs: number): Promise<number> {
  await page.waitForFunction(() => (globalThis as PageGlobals).noted !== undefined, null, {
    timeout: timeoutMs,
  });
  return page.evaluate(() => (globalThis as PageGlobals).noted!);
}
