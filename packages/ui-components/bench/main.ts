/**
 * `pnpm bench`: what one move costs at the fullest tables, six players each, from the moment that a table is given its next view until
 * everything is told and the browser knows every style and size; animation off. Times are what Chromium's trace says that the page's own
 * thread has worked, so that other programs on the machine do not count.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type Page, chromium as playwright } from 'playwright';
import { build, preview } from 'vite';
import { chromium } from '../test/kit/chromium.ts';
import { type Cost, costsIn } from './trace.ts';

const MOVES = 240;
/** The first ones only warm up the browser's compiler. */
const WARM = 60;
const LIMIT = 4;

const tables = [
  { id: 'gouda-gouda', title: 'Gouda! Gouda!, 30 mice' },
  { id: 'david-goliath', title: 'David & Goliath, 90 cards' },
];
const sizes = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

async function measure(browser: Browser, url: string, id: string, viewport: Size): Promise<Cost[]> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(([game, count]) => window.bench.lay(game, count), [id, WARM + MOVES + 1] as const);
  await showMoves(page, WARM);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8.execute'] });
  await showMoves(page, MOVES);
  const trace = await browser.stopTracing();
  await page.close();
  return costsIn(trace.toString());
}

async function showMoves(page: Page, count: number): Promise<void> {
  for (let move = 0; move < count; move++) {
    await page.evaluate(() => window.bench.ready());
    await page.evaluate(() => window.bench.show());
  }
}

type Size = (typeof sizes)[number];

/** The value that so large a part of all is below, in milliseconds. */
function part(costs: readonly Cost[], share: number, of: (cost: Cost) => number): string {
  const values = costs.map(of).sort((a, b) => a - b);
  return values[Math.floor(share * (values.length - 1))]!.toFixed(2);
}

const both = ({ script, style }: Cost): number => script + style;

const root = import.meta.dirname;
const outDir = join(root, '../node_modules/.bench');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir, emptyOutDir: true, target: 'es2022', rolldownOptions: { input: join(root, 'page.html') } },
});
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0 },
});
const browser = await playwright.launch(chromium);
const rows: { readonly [column: string]: string }[] = [];
for (const { id, title } of tables) {
  for (const size of sizes) {
    const costs = await measure(browser, `${server.resolvedUrls!.local[0]}page.html`, id, size);
    rows.push({
      table: title,
      size: `${size.width} × ${size.height}`,
      p50: part(costs, 0.5, both),
      p95: part(costs, 0.95, both),
      'script p50': part(costs, 0.5, ({ script }) => script),
      'style p50': part(costs, 0.5, ({ style }) => style),
      'layout p50': part(costs, 0.5, ({ layout }) => layout),
    });
  }
}
await browser.close();
await server.close();
await rm(outDir, { recursive: true });

console.log(`Scripting and style of one move's update, in ms, over ${MOVES} moves; layout apart:`);
console.table(rows);
for (const column of ['p50', 'p95']) {
  const below = rows.filter((row) => Number(row[column]) < LIMIT).length;
  console.log(`${column} below ${LIMIT} ms: ${below} of ${rows.length}.`);
  if (below < rows.length) process.exitCode = 1;
}
