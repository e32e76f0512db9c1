/** What axe finds wrong on a page. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Run as the debugger would: the page's own policy lets no other script in. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  expect(found, where).toEqual([]);
}

/** Nothing sticks out to the side. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over, where).toBeLessThanOrEqual(0);
}
