/** Checks for every page: axe finds no violations, and the page does not scroll sideways. */
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary: string }[];
}

/** Call it once per page, before the page is opened. Sending axe (half a megabyte) for each check would be slow. */
export const installAxe = (page: Page): Promise<unknown> => page.addInitScript({ path: axe });

export async function expectAccessible(page: Page): Promise<void> {
  const axeViolations = await page.evaluate(async () => {
    const { axe } = globalThis as typeof globalThis & {
      axe: { run(context: object, options: object): Promise<{ violations: Finding[] }> };
    };
    // Axe skips whole source files: they have thousands of highlighted words, and the embedding guide has every colour.
    const context = { exclude: [['.code-file code']] };
    return (await axe.run(context, { resultTypes: ['violations'] })).violations;
  });
  const violations = axeViolations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${JSON.stringify(target)} ${failureSummary}`),
  );
  expect(violations).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}
