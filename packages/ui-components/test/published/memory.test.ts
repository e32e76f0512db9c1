/** A table that is played at for a long time holds no more than at the beginning. Counted by Chromium, after it has swept. */
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

const open = pageOpener();
let outDir: string;
let url: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'cheeseboard-memory-'));
  const configFile = join(import.meta.dirname, '../../bench/vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir } });
  url = await serve(filesIn(outDir));
});
afterAll(() => rm(outDir, { recursive: true }));

const MOVES = isLong ? 1000 : 150;
const EARLY_MOVES = MOVES * 0.3;
/** Of the heap, which the browser's own bookkeeping is part of. */
const MARGIN = 1.05;

interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

async function held(client: CDPSession): Promise<Held> {
  // What is only reachable from what is swept goes at the second time.
  for (let time = 0; time < 3; time++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

test.each(['gouda-gouda', 'david-goliath'])(
  `%s: ${MOVES} moves leave nothing behind`,
  async (id) => {
    const { page } = await open(`${url}/page.html`);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.evaluate(([game, count]) => window.bench.lay(game, count), [id, MOVES + 1] as const);
    /** So many moves from the first on, and back to it. */
    const play = async (count: number) => {
      await page.evaluate((moves) => window.bench.play(moves), count);
      await page.evaluate(() => window.bench.again());
    };
    // Once before: templates and compiled code are kept when they are met first, and are no growth.
    await play(MOVES);

    // The same picture both times, after the same ones, of which a table keeps the trays: what it needs is the same, and the rest would be what was left behind.
    await play(EARLY_MOVES);
    const early = await held(client);
    await play(MOVES - EARLY_MOVES);
    await play(EARLY_MOVES);
    const late = await held(client);

    console.log(`${id}: after ${EARLY_MOVES} moves`, early, `after ${MOVES} more`, late);
    expect(early.nodes).toBeGreaterThan(200);
    expect(late.nodes).toBe(early.nodes);
    expect(late.listeners).toBe(early.listeners);
    expect(late.heap).toBeLessThan(early.heap * MARGIN);
    await page.close();
  },
  240_000,
);
