/** The gallery, built and served for the tests of one file, and a browser to take pictures of it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Page, chromium as playwright, type ViewportSize } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { chromium } from '../kit/chromium.ts';

export const pictures = join(import.meta.dirname, 'pictures');
/** `CHEESEBOARD_PICTURES=new` takes the pictures again. */
export const takesAnew = process.env.CHEESEBOARD_PICTURES === 'new';

/** Opens a place of the gallery without motion, with a style of one's own, and waits until all of it stands there. */
export function galleryOfThisFile(): (
  address: string,
  style: string,
  viewport: ViewportSize,
) => Promise<Page> {
  let outDir: string;
  let server: PreviewServer;
  let browser: Browser;
  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'cheeseboard-pictures-'));
    const configFile = join(import.meta.dirname, '../../gallery/vite.config.ts');
    await build({ configFile, logLevel: 'error', build: { outDir } });
    server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
    browser = await playwright.launch(chromium);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  });
  return async (address, style, viewport) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    page.setDefaultTimeout(180_000);
    await page.goto(`${server.resolvedUrls!.local[0]}?${address}&motion=none`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.addStyleTag({ content: style });
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    return page;
  };
}
