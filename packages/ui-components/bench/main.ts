/**
 * `pnpm bench`: the cost of one move at the fullest tables, with six players and without animation. Measures from setting the next view
 * until the update is complete, with styles and layout computed. Times are CPU times of the page's main thread, from Chromium's trace, so
 * other programs on the machine do not count. The tables are measured in alternating rounds; each figure is the median over the rounds,
 * with minimum and maximum.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type Page, chromium as playwright } from 'playwright';
import { build, preview } from 'vite';
import { chromium } from '../test/kit/chromium.ts';
import { type Cost, costsIn } from './trace.ts';

const ROUNDS = 5;
const MOVES_PER_ROUND = 120;
/** The number of moves before the measurement, which warm up the browser's JIT compiler. */
const WARM_UP_MOVES = 60;
const LIMIT_MS = 4;

const tables = [
  { id: 'gouda-gouda', title: 'Gouda! Gouda!, 30 mice' },
  { id: 'david-goliath', title: 'David & Goliath, 90 cards' },
];
const sizes = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];
const subjects = tables.flatMap((table) => sizes.map((size) => ({ ...table, size })));

async function measure(
  browser: Browser,
  url: string,
  { id, size }: (typeof subjects)[number],
): Promise<Cost[]> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(([game, count]) => window.bench.setUp(game, count), [
    id,
    WARM_UP_MOVES + MOVES_PER_ROUND + 1,
  ] as const);
  await showMoves(page, WARM_UP_MOVES);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8.execute'] });
  await showMoves(page, MOVES_PER_ROUND);
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

/** The value below which this share of all values lies. */
function quantile(values: readonly number[], share: number): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  return sortedValues[Math.floor(share * (sortedValues.length - 1))]!;
}

const scriptAndStyle = ({ script, style }: Cost): number => script + style;
const columns: { readonly [name: string]: (costs: readonly Cost[]) => number } = {
  p50: (costs) => quantile(costs.map(scriptAndStyle), 0.5),
  p95: (costs) => quantile(costs.map(scriptAndStyle), 0.95),
  'script p50': (costs) =>
    quantile(
      costs.map(({ script }) => script),
      0.5,
    ),
  'style p50': (costs) =>
    quantile(
      costs.map(({ style }) => style),
      0.5,
    ),
  'layout p50': (costs) =>
    quantile(
      costs.map(({ layout }) => layout),
      0.5,
    ),
};

const outDir = join(import.meta.dirname, '../node_modules/.bench');
const config = {
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0 },
} as const;
await build(config);
const server = await preview(config);
const browser = await playwright.launch(chromium);
const rounds = new Map(subjects.map((subject) => [subject, [] as Cost[][]]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [subject, costs] of rounds)
    costs.push(await measure(browser, `${server.resolvedUrls!.local[0]}page.html`, subject));
}
await browser.close();
await server.close();
await rm(outDir, { recursive: true });

console.log(
  `CPU time in ms of script and style for one move; layout is listed separately. ${ROUNDS} rounds of ${MOVES_PER_ROUND} moves: median (min–max).`,
);
const tooSlow: string[] = [];
console.table(
  [...rounds].map(([{ title, size }, samples]) => {
    const row: { [column: string]: string } = { table: title, size: `${size.width} × ${size.height}` };
    for (const [name, figure] of Object.entries(columns)) {
      const figures = samples.map(figure);
      const [minimum, median, maximum] = [0, 0.5, 1].map((share) => quantile(figures, share));
      row[name] = `${median!.toFixed(2)} (${minimum!.toFixed(2)}–${maximum!.toFixed(2)})`;
      if (name === 'p95' && median! >= LIMIT_MS) tooSlow.push(`${row.table}, ${row.size}`);
    }
    return row;
  }),
);
console.log(
  tooSlow.length === 0
    ? `p95 is below ${LIMIT_MS} ms everywhere.`
    : `p95 is ${LIMIT_MS} ms or more: ${tooSlow.join('; ')}.`,
);
if (tooSlow.length > 0) process.exitCode = 1;
