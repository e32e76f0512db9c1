/** What a test can ask of the real browser beyond vitest's own: what a screen reader is told, a finger, and the system's settings. */
import type { BrowserCommand } from 'vitest/node';

/** The accessibility tree below a selector, as Playwright writes it. */
export const ariaOf: BrowserCommand<[selector: string]> = async ({ iframe }, selector) =>
  iframe.locator(selector).ariaSnapshot();

export const tap: BrowserCommand<[selector: string]> = async ({ iframe }, selector) =>
  iframe.locator(selector).tap({ position: { x: 12, y: 20 }, timeout: 3_000 });

/** A finger goes down on an element, moves by (x, y) in steps, and lifts. */
export const swipe: BrowserCommand<[selector: string, x: number, y: number]> = async (
  { iframe, page, context },
  selector,
  byX,
  byY,
) => {
  const box = (await iframe.locator(selector).boundingBox())!;
  const [x, y] = [box.x + 14, box.y + 24];
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + byX * share, y: y + byY * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 6; step++) await touch('touchMove', step / 6);
  await touch('touchEnd', 1);
  await client.detach();
};

/** What the reader's system asks for. */
export const motion: BrowserCommand<[wish: 'reduce' | 'no-preference']> = async ({ page }, reducedMotion) =>
  page.emulateMedia({ reducedMotion });

/** A reader who wants to see more clearly. */
export const contrast: BrowserCommand<[wish: 'more' | 'no-preference']> = async ({ page }, wish) =>
  page.emulateMedia({ contrast: wish });

/** A system that paints with few colours of its own. */
export const forcedColours: BrowserCommand<[wish: 'active' | 'none']> = async ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });
