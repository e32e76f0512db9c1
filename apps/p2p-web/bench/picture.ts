/** When a click happened in one page, and when the picture that it makes stood in another. Pages of one browser share a clock. */
import type { Locator, Page } from 'playwright';

export interface Seen {
  /** When the page had it. */
  readonly changed: number;
  /** When the frame with it was drawn. */
  readonly drawn: number;
}

/** What the page's own functions keep there, and what they know of a table. */
interface World {
  clicked: Promise<number>;
  seen: Promise<Seen | null>;
}
interface TableHost {
  readonly busy: boolean;
  readonly moves: readonly unknown[];
  readonly log: readonly { readonly type: string }[];
}

/** Inside the table of any game. */
const insideOf = (page: Page): Locator => page.locator('.table:has(> .room)');

/** So long is waited for a picture that does not come. */
const PATIENCE = 4_000;

/** From now on: when something is clicked there, by the time that the event itself carries. */
export async function clickIn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    (globalThis as unknown as World).clicked = new Promise((resolve) => {
      const note = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp);
      addEventListener('click', note, { capture: true, once: true });
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as World).clicked);
}

/** From now on: when the table first looks different; with `event`, when it tells of one of these. Null if it never does. */
export async function pictureIn(page: Page, event?: string): Promise<() => Promise<Seen | null>> {
  await insideOf(page).evaluate(
    (table, [wanted, patience]) => {
      const host = (table.getRootNode() as ShadowRoot).host as unknown as TableHost;
      const { length } = host.log;
      (globalThis as unknown as World).seen = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (wanted && !host.log.slice(length).some(({ type }) => type === wanted)) return;
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
        setTimeout(() => resolve(null), patience);
      });
    },
    [event, PATIENCE] as const,
  );
  return () => page.evaluate(() => (globalThis as unknown as World).seen);
}

/** Whether nothing is to be done there now. Cheap: to look for it in the page would make it work, and clean up after that in the middle of a move. */
export const isIdle = (page: Page): Promise<boolean> =>
  insideOf(page).evaluate((table) => {
    const { busy, moves } = (table.getRootNode() as ShadowRoot).host as unknown as TableHost;
    return !busy && moves.length === 0;
  });

/** Until nothing is being told at the table any more: a full trick lies still for a moment, on purpose. */
export async function atRest(page: Page): Promise<void> {
  await insideOf(page).evaluate(async (table) => {
    const host = (table.getRootNode() as ShadowRoot).host as unknown as TableHost;
    while (host.busy) await new Promise((resolve) => setTimeout(resolve, 20));
  });
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
