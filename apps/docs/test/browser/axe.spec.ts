/** Axe finds nothing to complain about, with the tables there. */
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { addressOf, games } from './site.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary: string }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object): Promise<{ violations: Finding[] }> };
    };
    // Thousands of coloured words of whole files; the guide to embedding has all the colours.
    return (await axe.run({ exclude: [['.code-file code']] })).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${JSON.stringify(target)} ${failureSummary}`),
  );
}

async function open(page: Page, address: string, table: string | null): Promise<void> {
  await page.goto(addressOf(address));
  if (table === null) return;
  const first = page.locator(table).first();
  await first.scrollIntoViewIfNeeded();
  await expect(first.getByRole('region').first()).toBeVisible();
}

for (const game of games) {
  for (const [language, name, table, scheme] of [
    ['en', 'rules/', 'docs-position', 'light'],
    ['de', 'rules/', 'docs-position', 'dark'],
    ['nl', '', 'docs-position', 'light'],
    ['en', 'challenges/', 'docs-position', 'light'],
    ['de', 'strategy/', 'docs-replay', 'light'],
    ['nl', 'summary/', null, 'dark'],
  ] as const) {
    test(`axe: ${language} ${game} ${name} ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await open(page, `${language}/games/${game}/${name}`, table);
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const [address, table] of [
  ['', 'docs-position'],
  ['nl/', 'docs-position'],
  ['404.html', null],
] as const) {
  test(`axe: ${address}`, async ({ page }) => {
    await open(page, address, table);
    expect(await violations(page)).toEqual([]);
  });
}

for (const [address, table] of [
  ['en/games/gouda-gouda/rules/', 'docs-position'],
  ['de/games/daumen-drauf/challenges/', 'docs-position'],
  ['nl/games/mens-erger-je-niet/play/', 'cb-game'],
  ['en/games/david-goliath/play/', 'cb-game'],
  ['de/hosting/privacy/', null],
] as const) {
  test(`axe: ${address} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, address, table);
    expect(await violations(page)).toEqual([]);
  });
}

/** The guides; where one has something live, its place and what is in it when it is there. */
const guides: readonly (readonly [page: string, place?: string, live?: string])[] = [
  ['games/'],
  ['embed/'],
  ['embed/elements/', 'docs-playground:has([name="card"])', 'cb-card'],
  ['embed/themes/', 'docs-themed', '.pieces > :defined'],
  ['engine/'],
  ['engine/fifth-game/', 'docs-fifth', 'ca-table'],
  ['engine/api/'],
  ['engine/bots/'],
  ['engine/contract/'],
  ['engine/records/'],
  ['hosting/'],
  ['hosting/connection/'],
  ['hosting/privacy/'],
  ['hosting/servers/'],
  ['hosting/fairness/', 'docs-check', 'form'],
  ['architecture/'],
];
for (const [language, scheme] of [
  ['en', 'light'],
  ['de', 'dark'],
] as const) {
  for (const [guide, place, live] of guides) {
    test(`axe: ${language} ${guide} ${scheme}`, async ({ page }) => {
      // The page of all elements has much to look at, on a machine that may be busy.
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(addressOf(`${language}/${guide}`));
      if (place && live) {
        const stage = page.locator(place).first();
        await stage.scrollIntoViewIfNeeded();
        await expect(stage.locator(live).first()).toBeVisible();
      }
      expect(await violations(page)).toEqual([]);
    });
  }
}
