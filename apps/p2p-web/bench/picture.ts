/** When a click happened in one page, and when the picture that it makes stood in another. Pages of one browser share a clock. */
import type { Page } from 'playwright';

interface Watch {
  seen: Promise<number>;
}

/** Inside the table of any game. */
const tables = '.table:has(> .room)';

/** From now on: the time of the first frame in which the table looks different. */
export async function watch(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((selector) => {
    const table = find(document);
    if (!table) throw new Error('There is no table to watch.');
    (globalThis as unknown as Watch).seen = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        // The change is drawn in the frame that comes now; when its callback's task is over, it is on its way to the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
          port2.postMessage(null);
        });
      });
      observer.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
    });

    function find(root: ParentNode): Element | null {
      const found = root.querySelector(selector);
      if (found) return found;
      for (const host of root.querySelectorAll('*')) {
        const inner = host.shadowRoot && find(host.shadowRoot);
        if (inner) return inner;
      }
      return null;
    }
  }, tables);
  return () => page.evaluate(() => (globalThis as unknown as Watch).seen);
}
