/** Accessibility and layout checks of a page. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Runs axe through the debugger, because the page's policy admits no other scripts. */
export async function expectAccessible(page: Page, label: string): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { violations } = await (globalThis as typeof globalThis & { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  expect(violations, label).toEqual([]);
}

/** Expects that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page, label: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, label).toBeLessThanOrEqual(0);
}
