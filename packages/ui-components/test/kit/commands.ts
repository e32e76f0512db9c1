/** Browser commands that vitest lacks: accessibility tree, touch input, and media settings. */
import type { BrowserCommand } from 'vitest/node';

/** The accessibility tree below a selector, in Playwright's aria snapshot format. */
export const ariaOf: BrowserCommand<[selector: string]> = async ({ iframe }, selector) =>
  iframe.locator(selector).ariaSnapshot();

export const tap: BrowserCommand<[selector: string]> = async ({ iframe }, selector) =>
  iframe.locator(selector).tap({ position: { x: 12, y: 20 }, timeout: 3_000 });

/** Touches an element, moves by (x, y) CSS pixels in steps, and lifts. */
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

/** Emulates `prefers-reduced-motion`. */
export const motion: BrowserCommand<[preference: 'reduce' | 'no-preference']> = async (
  { page },
  reducedMotion,
) => page.emulateMedia({ reducedMotion });

/** Emulates `prefers-contrast`. */
export const contrast: BrowserCommand<[preference: 'more' | 'no-preference']> = async (
  { page },
  preference,
) => page.emulateMedia({ contrast: preference });

/** Emulates `forced-colors`. */
export const forcedColours: BrowserCommand<[preference: 'active' | 'none']> = async (
  { page },
  forcedColors,
) => page.emulateMedia({ forcedColors });
