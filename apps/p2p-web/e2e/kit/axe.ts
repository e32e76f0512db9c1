/** Accessibility and layout checks of a page. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds in a page. It runs through the debugger, because the page's policy admits no other scripts. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as typeof globalThis & { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

export async function expectAccessible(page: Page, label: string): Promise<void> {
  expect(await axeViolations(page), label).toEqual([]);
}

/** How far the page scrolls sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Expects that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page, label: string): Promise<void> {
  expect(await overflowOf(page), label).toBeLessThanOrEqual(0);
}
