/** A table does not leak memory over a long game. Chromium counts after garbage collection. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {} from '../../bench/page.ts';
import { isLong } from '../kit/long.ts';
import { pageOpener } from './browser.ts';
import { filesIn, serve } from './serve.ts';

const openPage = pageOpener();
let outDir: string;
let url: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'cheeseboard-memory-'));
  const configFile = join(import.meta.dirname, '../../bench/vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir } });
  url = await serve(filesIn(outDir));
});
afterAll(() => rm(outDir, { recursive: true }));

const ROUNDS = 6;
const MOVES_PER_ROUND = isLong ? 170 : 50;
/** The heap may grow by 5 % in a round, because it also contains the browser's own data, which varies. */
const MAX_HEAP_GROWTH = 1.05;

interface MemoryUse {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

async function memoryUse(client: CDPSession): Promise<MemoryUse> {
  // Collect garbage three times, because some objects are freed only after the objects that refer to them.
  for (let time = 0; time < 3; time++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metricValue = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  return {
    nodes: metricValue('Nodes'),
    listeners: metricValue('JSEventListeners'),
    heap: metricValue('JSHeapUsedSize'),
  };
}

/** The smallest ratio between a round and the previous one. */
const smallestGrowth = (values: readonly number[]): number =>
  Math.min(...values.slice(1).map((value, index) => value / values[index]!));

test.each(['gouda-gouda', 'david-goliath'])(
  `%s: does not leak memory in ${ROUNDS * MOVES_PER_ROUND} moves`,
  async (id) => {
    const { page } = await openPage(`${url}/page.html`);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    // Without `requestIdleCallback`, the table does not draw cards into its cache when the browser is idle (cards/draw.ts).
    await page.evaluate(() => Object.assign(window, { requestIdleCallback: undefined }));
    await page.evaluate(([game, count]) => window.bench.setUp(game, count), [
      id,
      MOVES_PER_ROUND + 1,
    ] as const);

    const rounds: MemoryUse[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.evaluate((moves) => window.bench.play(moves), MOVES_PER_ROUND);
      // Restart, so that the same state is measured every time.
      await page.evaluate(() => window.bench.restart());
      rounds.push(await memoryUse(client));
    }
    console.log(id, rounds);

    // A leak grows in every round. The cache grows only in rounds that show a card for the first time.
    expect(rounds[0]!.nodes).toBeGreaterThan(200);
    expect(smallestGrowth(rounds.map(({ nodes }) => nodes))).toBeLessThanOrEqual(1);
    expect(smallestGrowth(rounds.map(({ listeners }) => listeners))).toBeLessThanOrEqual(1);
    expect(smallestGrowth(rounds.map(({ heap }) => heap))).toBeLessThan(MAX_HEAP_GROWTH);
    await page.close();
  },
  240_000,
);
