/**
 * The built gallery, served from a folder, with the Content-Security-Policy of its pages. Each section opens without an error
 * and matches its screenshot. Text looks different on every machine, so it is hidden or set in a blank font.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { CbGame } from '../../src/game/game.ts';
import { isLong } from '../kit/long.ts';
import { inBlankFont, useBlankFont } from './blank-font.ts';
import { pageOpener } from './browser.ts';
import { type Box, differences, halveSize } from './compare.ts';
import { filesIn, serve } from './serve.ts';

const builtFolder = join(import.meta.dirname, '../../dist-gallery');
const pictures = join(import.meta.dirname, 'pictures');
/** `CHEESEBOARD_PICTURES=new` replaces the stored screenshots. */
const replacesPictures = process.env.CHEESEBOARD_PICTURES === 'new';

const openPage = pageOpener();
let url: string;
/** A page without a Content-Security-Policy, to compare screenshots in. */
let comparisonPage: Page;

beforeAll(async () => {
  if (!existsSync(builtFolder)) throw new Error('There is no built gallery: run `pnpm build:gallery` first.');
  const files = filesIn(builtFolder);
  url = await serve((requested) => files(new URL(requested.href.replace('/gallery/', '/'))));
  comparisonPage = (await openPage('about:blank')).page;
});

/** How to take and compare the screenshot of a section. */
interface Shot {
  /** File name; `{scheme}` stands for light or dark. */
  readonly name: string;
  readonly width: number;
  /** Initial viewport height; for the screenshot it grows to the whole page. */
  readonly height: number;
  readonly style: string;
  /** True to compare at half the size, to hide differences in anti-aliasing. */
  readonly half: boolean;
  /** What to compare: the elements of a selector, or tiles of this many pixels, so that one misplaced piece makes the test fail. */
  readonly pieces: string | number;
  /** The share of a piece's pixels that may differ. */
  readonly share: number;
  /** The query string of the dark screenshot, if there is one. */
  readonly alsoDark: string | false;
  /** Which screenshot is part of the short run. */
  readonly short: 'light' | 'dark';
}

/** A section with drawings and no text. Three boards are enough. */
const drawing = (section: string, selector: string): Shot => ({
  name: `${section}-{scheme}`,
  width: 480,
  height: 800,
  style: 'header, h2, h3, button, .boards > :not(:has(#start, #barrel, #long)) { display: none !important }',
  half: false,
  pieces: `#gallery :is(${selector})`,
  share: 0.01,
  alsoDark: `section=${section}`,
  short: 'light',
});

const tiled = { half: true, pieces: 60, share: 0.03 } as const;

/** Phone-sized tables side by side. Hides the replay that plays by itself, and shrinks elements that only show a message. */
const wholeSection = (section: string, width: number, alsoDark: Shot['alsoDark'] = false): Shot => ({
  ...tiled,
  name: `${section}-section-{scheme}`,
  width,
  height: 800,
  style: `${inBlankFont}
    body { padding: 0 !important }
    header, #replay-playing { display: none !important }
    .tables { grid-template-columns: repeat(4, 360px) !important; gap: 0 !important; margin: 0 !important }
    .tables figure > :not(figcaption) { block-size: 640px !important }
    #gallery > :is(cb-game, cb-position, cb-replay) { block-size: 60px !important }`,
  alsoDark,
  short: 'light',
});

/** Every phase on a 360 × 640 phone. In dark colours, only one phase is taken, for the short run. */
const tables = (game: string, phase: string): Shot => ({
  ...tiled,
  name: `${game}-{scheme}`,
  width: 1440,
  height: 640,
  style: `${inBlankFont}
    body { padding: 0 !important }
    header, figcaption { display: none !important }
    .tables { grid-template-columns: repeat(4, 360px) !important; gap: 0 !important; margin: 0 !important }
    .tables > figure > * { block-size: 640px !important; border: 0 !important; border-radius: 0 !important }`,
  alsoDark: `section=${game}&phase=${phase}`,
  short: 'dark',
});

const shots: { readonly [section: string]: Shot } = {
  cards: drawing('cards', '.row'),
  hands: drawing('hands', 'cb-hand'),
  pieces: drawing('pieces', '.row'),
  seats: wholeSection('seats', 480, 'section=seats'),
  boards: wholeSection('boards', 480, 'section=boards'),
  plain: wholeSection('plain', 480, 'section=plain'),
  pantry: drawing('pantry', '#start, #barrel, #long'),
  'david-goliath': tables('david-goliath', 'follow'),
  'gouda-gouda': tables('gouda-gouda', 'rolled'),
  'daumen-drauf': tables('daumen-drauf', 'parry'),
  'mens-erger-je-niet': tables('mens-erger-je-niet', 'add'),
  empty: wholeSection('empty', 1440),
  games: wholeSection('games', 1440),
  positions: wholeSection('positions', 1440),
  replays: wholeSection('replays', 1440),
};

const cases = Object.entries(shots)
  .flatMap(([section, shot]) => [
    { section, scheme: 'light', address: `section=${section}`, shot },
    ...(shot.alsoDark ? [{ section, scheme: 'dark', address: shot.alsoDark, shot }] : []),
  ])
  .filter(({ scheme, shot }) => isLong || scheme === shot.short);

test.each(cases)('$section, $scheme: matches its screenshot', async ({ scheme, address, shot }) => {
  const { width, style, half, pieces, share } = shot;
  const { page, errors } = await openPage(
    `${url}/gallery/?${address}&scheme=${scheme}&motion=none`,
    undefined,
    {
      viewport: { width, height: shot.height },
    },
  );
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await useBlankFont(page);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, style);
  await gamesSettled(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Sticky elements are in place only if the viewport contains the whole page.
  await page.setViewportSize({ width, height });
  const boxes =
    typeof pieces === 'string' ? await boxesOf(page, pieces) : tilesOf(width / 2, height / 2, pieces);
  const screenshot = await page.screenshot({ animations: 'disabled' });
  const comparedPicture = half ? await halveSize(comparisonPage, screenshot) : screenshot;
  const file = join(pictures, `${shot.name.replace('{scheme}', scheme)}.png`);
  if (replacesPictures) await writeFile(file, comparedPicture);
  const shares = await differences(comparisonPage, comparedPicture, await readFile(file), boxes);
  await page.close();
  const other = boxes.flatMap(({ x, y }, piece) =>
    shares[piece]! > share ? [`${(shares[piece]! * 100).toFixed(1)} % at ${x}, ${y}`] : [],
  );
  expect(boxes.length).toBeGreaterThan(2);
  expect(other).toEqual([]);
  // The gallery shows unreadable input on purpose, which logs an error; no other error is allowed.
  expect(errors.filter((line) => !/^<cb-(game|position|replay)>/.test(line))).toEqual([]);
});

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.floor(width), height: Math.floor(height) };
    }),
  );

function tilesOf(width: number, height: number, tileSize: number): Box[] {
  const boxes: Box[] = [];
  for (let y = 0; y < Math.floor(height); y += tileSize)
    for (let x = 0; x < width; x += tileSize)
      boxes.push({
        x,
        y,
        width: Math.min(tileSize, width - x),
        height: Math.min(tileSize, Math.floor(height) - y),
      });
  return boxes;
}

/** Waits until it is the player's turn in every game and all animations are over. */
async function gamesSettled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<CbGame>('cb-game')].every((game) => {
      if (!game.match) return true;
      const table = game.shadowRoot!.querySelector<
        HTMLElement & { busy: boolean; animating: boolean; roller: number | null }
      >('.table .table');
      if (!table || table.busy || table.animating) return false;
      return game.match.actors.includes(0) || table.roller === 0;
    }),
  );
}

test('every section has a screenshot, the URL sets language and colour scheme, and a table can be played', async () => {
  const { page, errors } = await openPage(
    `${url}/gallery/?section=david-goliath&phase=lead&lang=nl&scheme=dark`,
  );
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((elements) =>
    elements.map((link) => (link as HTMLAnchorElement).search),
  );
  expect(addresses.map((search) => new URLSearchParams(search).get('section'))).toEqual(Object.keys(shots));
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark');
  const cards = page.locator('cb-hand button');
  await cards.first().waitFor();
  const cardCount = await cards.count();
  await page.locator('cb-hand button.legal').first().press('Enter');
  await expect.poll(() => cards.count()).toBe(cardCount - 1);
  expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').count()).toBe(1);
  // The fan is rotated: the policy allows styles that are set as properties.
  const lean = await page
    .locator('cb-hand .slot')
    .first()
    .evaluate((slot) => getComputedStyle(slot).rotate);
  expect(lean).toMatch(/^-?[\d.]+deg$/);
  expect(errors).toEqual([]);
  await page.close();
});
