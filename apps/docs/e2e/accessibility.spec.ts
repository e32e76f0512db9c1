/**
 * Axe finds no violations, with the live elements loaded. `npm test` checks every kind of page, each in one language, theme
 * and size (rulebooks: see rulebooks.spec.ts); `@long` checks every page in every theme and size.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, installAxe } from './checks.ts';
import { addressOf, desktop, pages, phone } from './site.ts';

/** One page per worker, because nothing here depends on a fresh browser context. */
const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await installAxe(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const sizes = { phone, desktop };
const schemes = ['light', 'dark'] as const;
type Size = keyof typeof sizes;
type Scheme = (typeof schemes)[number];

/** For each kind of page: the selector of its live element, and of an element that exists in it once it is loaded. */
const liveElements: readonly (readonly [path: RegExp, place: string, loaded: string])[] = [
  [/games\/[^/]+\/(rules\/|challenges\/)?$/, 'docs-position', 'role=region'],
  [/\/strategy\/$/, 'docs-replay', 'role=region'],
  [/\/play\/$/, 'cb-game', 'role=region'],
  [/^(en\/|nl\/|de\/)$/, 'docs-first-game', 'role=region'],
  [/embed\/elements\/cb-card\/$/, 'docs-playground', 'cb-card'],
  [/embed\/themes\/$/, 'docs-themed', '.pieces > :defined'],
  [/engine\/own-table\/$/, 'docs-fifth-game', 'cb-cheese-auction'],
  [/hosting\/fairness\/$/, 'docs-record-check', 'form'],
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(addressOf(path));
  const [, place, loaded] = liveElements.find(([kind]) => kind.test(path)) ?? [];
  if (!place || !loaded) return;
  const liveElement = page.locator(place).first();
  await liveElement.scrollIntoViewIfNeeded();
  await expect(liveElement.locator(loaded).first()).toBeVisible();
}

const representatives: readonly (readonly [path: string, scheme: Scheme, size: Size])[] = [
  ['', 'light', 'desktop'],
  ['nl/', 'dark', 'phone'],
  ['404.html', 'light', 'desktop'],
  ['de/games/', 'light', 'phone'],
  ['nl/games/david-goliath/', 'light', 'desktop'],
  ['en/games/gouda-gouda/', 'dark', 'phone'],
  ['de/games/daumen-drauf/challenges/', 'light', 'phone'],
  ['en/games/mens-erger-je-niet/challenges/', 'dark', 'desktop'],
  ['de/games/gouda-gouda/strategy/', 'light', 'desktop'],
  ['nl/games/daumen-drauf/strategy/', 'dark', 'phone'],
  ['de/games/david-goliath/explore/', 'dark', 'phone'],
  ['nl/games/david-goliath/summary/', 'dark', 'desktop'],
  ['de/games/mens-erger-je-niet/play/', 'light', 'phone'],
  ['en/games/david-goliath/play/', 'dark', 'desktop'],
  ['en/embed/', 'light', 'desktop'],
  ['de/embed/elements/', 'dark', 'desktop'],
  ['nl/embed/projects/', 'dark', 'phone'],
  ['nl/embed/elements/cb-card/', 'light', 'phone'],
  ['nl/embed/api/', 'dark', 'phone'],
  ['en/embed/themes/', 'light', 'phone'],
  ['nl/engine/', 'light', 'desktop'],
  ['de/engine/fifth-game/', 'dark', 'desktop'],
  ['en/engine/own-table/', 'dark', 'phone'],
  ['nl/engine/secrets/', 'light', 'phone'],
  ['en/engine/api/', 'light', 'phone'],
  ['nl/engine/bots/', 'dark', 'phone'],
  ['en/engine/contract/', 'dark', 'desktop'],
  ['de/engine/records/', 'light', 'phone'],
  ['en/hosting/', 'light', 'desktop'],
  ['nl/hosting/connection/', 'dark', 'desktop'],
  ['de/hosting/privacy/', 'light', 'phone'],
  ['en/hosting/servers/', 'dark', 'desktop'],
  ['en/hosting/fairness/', 'light', 'desktop'],
  ['de/architecture/', 'dark', 'phone'],
];

test('every kind of page has a representative', () => {
  const kindOf = (path: string): string =>
    path.replace(/^(en|nl|de)\//, '*/').replace(/(games|elements)\/[^/]+\//, '$1/*/');
  const checkedKinds = new Set(representatives.map(([path]) => kindOf(path)));
  const uncheckedKinds = pages.map(kindOf).filter((kind) => !checkedKinds.has(kind));
  expect([...new Set(uncheckedKinds)]).toEqual(['*/games/*/rules/']);
});

for (const [path, scheme, size] of representatives) {
  test(`/${path} passes axe on a ${size} in the ${scheme} theme`, async ({ sharedPage: page }) => {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

for (const path of pages) {
  test(`/${path} passes axe in every theme and size`, { tag: '@long' }, async ({ sharedPage: page }) => {
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      await open(page, path);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      await expectNoSidewaysScroll(page);
    }
  });
}
