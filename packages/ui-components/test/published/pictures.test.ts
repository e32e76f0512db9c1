/**
 * What is drawn, against pictures of it: cards, hands, pieces and boards of the gallery, by day and by night. Only what is drawn without
 * letters, for every machine has other fonts. `CHEESEBOARD_PICTURES=new` takes the pictures again.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Page, chromium as playwright } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from '../kit/chromium.ts';

/** Sections, and what in them is drawn without letters. */
const drawn: { readonly [section: string]: string } = {
  cards: '.row',
  hands: 'cb-hand',
  pieces: '.row',
  pantry: '#start, #barrel, #long',
};
/** Of the pixels of one thing, as many may differ: edges, drawn a little otherwise by another version of the browser. */
const MOST = 0.01;
/** And each by as much in red, green or blue before it counts. */
const FAINT = 64;

/** Words stand where they like on every machine: without them, everything stands where it stood. Three boards are enough. */
const unlettered = `header, h2, h3, button, .boards > :not(:has(#start, #barrel, #long)) { display: none !important }`;

const pictures = join(import.meta.dirname, 'pictures');
const root = join(import.meta.dirname, '../../gallery');
let outDir: string;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'cheeseboard-pictures-'));
  const configFile = join(root, 'vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir } });
  server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  browser = await playwright.launch(chromium);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const cases = Object.keys(drawn).flatMap((section) => ['light', 'dark'].map((scheme) => [section, scheme]));

test.each(cases)(
  '%s, %s: as in the picture',
  async (section, scheme) => {
    const page = await browser.newPage({ viewport: { width: 480, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(`${server.resolvedUrls!.local[0]}?section=${section}&scheme=${scheme}&motion=none`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.addStyleTag({ content: unlettered });
    const things = page.locator(`#gallery :is(${drawn[section!]})`);
    const boxes: Box[] = await things.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y), width: Math.floor(width), height: Math.floor(height) };
      }),
    );
    const taken = await page.screenshot({ fullPage: true, animations: 'disabled' });
    const file = join(pictures, `${section}-${scheme}.png`);
    if (process.env.CHEESEBOARD_PICTURES === 'new') await writeFile(file, taken);
    const shares = await differences(page, taken, await readFile(file), boxes);
    await page.close();
    expect(boxes.length).toBeGreaterThan(2);
    expect(shares.filter((share) => share > MOST)).toEqual([]);
  },
  240_000,
);

/** The share of pixels that differ, for each box; everything where the pictures are not of one size. */
function differences(page: Page, taken: Buffer, kept: Buffer, boxes: readonly Box[]): Promise<number[]> {
  return page.evaluate(
    async ({ sources, boxes, faint }) => {
      const [now, then] = await Promise.all(
        sources.map(async (source) => {
          const picture = await createImageBitmap(await (await fetch(source)).blob());
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          context.drawImage(picture, 0, 0);
          return context;
        }),
      );
      if (now!.canvas.width !== then!.canvas.width || now!.canvas.height !== then!.canvas.height)
        return boxes.map(() => 1);
      return boxes.map(({ x, y, width, height }) => {
        const one = now!.getImageData(x, y, width, height).data;
        const other = then!.getImageData(x, y, width, height).data;
        let differ = 0;
        for (let at = 0; at < one.length; at += 4) {
          const apart = [0, 1, 2].some((part) => Math.abs(one[at + part]! - other[at + part]!) > faint);
          if (apart) differ += 1;
        }
        return differ / (width * height);
      });
    },
    {
      sources: [taken, kept].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
      boxes,
      faint: FAINT,
    },
  );
}
