/** Measures the time of a click in one page and of the resulting frame in another. Pages of one browser share a clock. */
import type { Locator, Page } from 'playwright';

export interface FrameTimes {
  /** When the change was in the page. */
  readonly changed: number;
  /** When the frame with the change was drawn. */
  readonly drawn: number;
}

/** Globals that the functions below leave in the page. */
interface PageGlobals {
  clicked: Promise<number>;
  drawnFrame: Promise<FrameTimes | null>;
}
interface TableHost extends Element {
  readonly busy: boolean;
  readonly moves: readonly unknown[];
  readonly log: readonly { readonly type: string }[];
}

/** Finds the table of any game. */
const tableIn = (page: Page): Locator => page.locator('.table:has(> .room)');

const TIMEOUT_MS = 4_000;

/** Prepares to note the next click. Returns a function that resolves to the time of its event. */
export async function nextClickIn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    (globalThis as typeof globalThis & PageGlobals).clicked = new Promise((resolve) => {
      const resolveWithTime = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp);
      addEventListener('click', resolveWithTime, { capture: true, once: true });
    });
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & PageGlobals).clicked);
}

/** Prepares to note the table's next change, or an `event` in its log. Returns a function that resolves to the times; null on a timeout. */
export async function nextFrameIn(page: Page, event?: string): Promise<() => Promise<FrameTimes | null>> {
  await tableIn(page).evaluate(
    (table, [wantedEvent, timeoutMs]) => {
      const host = (table.getRootNode() as ShadowRoot).host as TableHost;
      const { length } = host.log;
      (globalThis as typeof globalThis & PageGlobals).drawnFrame = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (wantedEvent && !host.log.slice(length).some(({ type }) => type === wantedEvent)) return;
          observer.disconnect();
          const changedMs = performance.timeOrigin + performance.now();
          // The next frame shows the change. A message posted in its callback arrives after the frame is drawn.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () =>
              resolve({ changed: changedMs, drawn: performance.timeOrigin + performance.now() });
            port2.postMessage(null);
          });
        });
        observer.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(() => resolve(null), timeoutMs);
      });
    },
    [event, TIMEOUT_MS] as const,
  );
  return () => page.evaluate(() => (globalThis as typeof globalThis & PageGlobals).drawnFrame);
}

/** Whether this page asks its player for nothing. The check is cheap, so that it causes no garbage collection during a measured move. */
export const isIdle = (page: Page): Promise<boolean> =>
  tableIn(page).evaluate((table) => {
    const { busy, moves } = (table.getRootNode() as ShadowRoot).host as TableHost;
    return !busy && moves.length === 0;
  });

/** Waits until the table has finished its animation; a full trick stays for a moment. */
export async function waitForAnimations(page: Page): Promise<void> {
  await tableIn(page).evaluate(async (table) => {
    const host = (table.getRootNode() as ShadowRoot).host as TableHost;
    while (host.busy) await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

/** The median frame time, in ms. */
export function frameTime(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frameTimes: number[] = [];
    for (let count = 0; count < 60; count++) {
      frameTimes.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    }
    const gaps = frameTimes.slice(1).map((time, index) => time - frameTimes[index]!);
    return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  });
}
