/** When a click happened in one page, and when the picture that it makes stood in another. Pages of one browser share a clock. */
import type { Page } from 'playwright';

export interface Seen {
  /** When the page had it. */
  readonly changed: number;
  /** When the frame with it was drawn. */
  readonly drawn: number;
}

interface Watch {
  seen: Promise<Seen>;
}

/** Inside the table of any game. */
const tables = '.table:has(> .room)';

/** From now on: when the table first looks different. */
export async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate((selector) => {
    const table = find(document);
    if (!table) throw new Error('There is no table to watch.');
    (globalThis as unknown as Watch).seen = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        const changed = performance.timeOrigin + performance.now();
        // The change is drawn in the frame that comes now; when its callback's task is over, it is on its way to the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ changed, drawn: performance.timeOrigin + performance.now() });
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

/** Until nothing is being told at the table any more: a full trick lies still for a moment, on purpose. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction((selector) => {
    const table = find(document);
    const host = (table?.getRootNode() as ShadowRoot | undefined)?.host as { busy?: boolean } | undefined;
    return host?.busy === false;

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
}

/** How long a frame lasts here and now: the median of many. */
export function frameTime(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const times: number[] = [];
    for (let count = 0; count < 60; count++) {
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    }
    const gaps = times.slice(1).map((time, place) => time - times[place]!);
    return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  });
}
