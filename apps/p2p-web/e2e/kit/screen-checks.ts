/** Checks one screen in every size, language and colour scheme, on the live page. */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { axeViolations, overflowOf } from './axe.ts';
import { builtSite } from './build-site.ts';
import type { Person } from './person.ts';

/** Where each picture goes; nowhere without this variable. */
const picturesFolder = process.env.CHEESEBOARD_SCREENSHOTS;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const phoneSizes: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
];
export const sizes: readonly Size[] = [
  ...phoneSizes,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const languages = ['en', 'nl', 'de'] as const;
const colourSchemes = ['light', 'dark'] as const;
/** More than any screen has. */
const MAX_TAB_STOPS = 250;

export interface ScreenOptions {
  readonly sizes?: readonly Size[];
  /** Brings back what disappears by itself. Called before each combination. */
  readonly refresh?: () => Promise<void>;
  /** Whether the screen is a dialog, which Escape closes at the end. */
  readonly isDialog?: boolean;
}

/** The functions of `page-checks.ts` in the components' tests. */
interface PageChecks {
  layout(): string[];
  contrast(): string[];
  targets(): string[];
  startTabbing(): void;
  noteFocus(): string | null | undefined;
  unreached(): string[];
}
type CheckedWindow = typeof globalThis & { pageChecks: { checks: PageChecks } };

/** Checks a screen in all combinations, and restores the person's language, size and scheme. Faults do not end the test. */
export async function checkScreen(
  person: Person,
  name: string,
  { sizes: shownSizes = sizes, refresh, isDialog = false }: ScreenOptions = {},
): Promise<void> {
  const { page } = person;
  const faults = new Map<string, Set<string>>();
  const note = (fault: string, where: string): void => {
    faults.set(fault, (faults.get(fault) ?? new Set()).add(where));
  };
  const sizeBefore = page.viewportSize();
  await page.evaluate(readFileSync(join(builtSite(), 'page-checks', 'checks.js'), 'utf8'));
  for (const language of languages) {
    await chooseLanguage(person, language);
    for (const size of shownSizes) {
      await page.setViewportSize(size);
      for (const colorScheme of colourSchemes) {
        await page.emulateMedia({ colorScheme });
        await refresh?.();
        await settle(page);
        const where = `${size.width}×${size.height} ${language} ${colorScheme}`;
        if (picturesFolder) await takePicture(page, name, where);
        for (const fault of await faultsOf(page)) note(fault, where);
      }
      if (language === 'en')
        for (const fault of await keyboardFaults(page))
          note(fault, `${size.width}×${size.height} by keyboard`);
    }
  }
  await chooseLanguage(person, 'en');
  await page.emulateMedia({ colorScheme: null });
  if (sizeBefore) await page.setViewportSize(sizeBefore);
  const report = [...faults].map(([fault, places]) => `${fault} (${[...places].join(', ')})`);
  expect.soft(report, name).toEqual([]);
  if (!isDialog) return;
  await page.keyboard.press('Escape');
  await expect.soft(page.locator('dialog:modal'), `${name}: Escape closes it`).toHaveCount(0);
}

async function faultsOf(page: Page): Promise<string[]> {
  const overflow = await overflowOf(page);
  const own = await page.evaluate(() => {
    const { checks } = (globalThis as CheckedWindow).pageChecks;
    return [...checks.layout(), ...checks.contrast(), ...checks.targets()];
  });
  return [
    ...(overflow > 0 ? [`scrolls ${overflow} px sideways`] : []),
    ...own,
    ...(await axeViolations(page)),
  ];
}

/** Presses Tab until the focus comes round, and then takes the focus away. */
async function keyboardFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => (globalThis as CheckedWindow).pageChecks.checks.startTabbing());
  for (let stops = 0; stops < MAX_TAB_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => (globalThis as CheckedWindow).pageChecks.checks.noteFocus());
    if (fault === undefined) break;
    if (fault !== null) faults.push(fault);
  }
  const unreached = await page.evaluate(() => (globalThis as CheckedWindow).pageChecks.checks.unreached());
  await page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    (focused as HTMLElement | null)?.blur();
  });
  return [...faults, ...unreached];
}

const settingsPages = new WeakMap<Person, Page>();

/** Chooses the language in a second tab, so that the screen itself is not touched. */
async function chooseLanguage(person: Person, language: (typeof languages)[number]): Promise<void> {
  const { page } = person;
  let settingsPage = settingsPages.get(person);
  if (!settingsPage) {
    settingsPage = await person.context.newPage();
    await settingsPage.goto(new URL('/#/settings', page.url()).href);
    settingsPages.set(person, settingsPage);
  }
  await settingsPage.locator('#language').selectOption(language);
  await page.bringToFront();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Waits until the page has been drawn anew, and no longer changes its layout. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 4; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    scrollTo(0, 0);
  });

async function takePicture(page: Page, name: string, where: string): Promise<void> {
  const folder = join(picturesFolder!, name);
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${where}.png`), fullPage: true });
}
