/** A table that is played at for a long time holds no more than at the beginning. Counted by Chromium, after it has swept. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {} from '../../bench/page.ts';
import { browserOfThisFile } from './browser.ts';

const root = join(import.meta.dirname, '../../bench');
const open = browserOfThisFile();
let outDir: string;
let server: PreviewServer;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'cheeseboard-memory-'));
  const shared = { root, configFile: false, logLevel: 'error' } as const;
  await build({ ...shared, build: { outDir, rolldownOptions: { input: join(root, 'page.html') } } });
  server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
});
afterAll(async () => {
  await server.close();
  await rm(outDir, { recursive: true });
});

const MOVES = 1000;
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
  '%s: a thousand moves leave nothing behind',
  async (id) => {
    const { page } = await open(`${server.resolvedUrls!.local[0]}page.html`);
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
    await play(300);
    const early = await held(client);
    await play(MOVES - 300);
    await play(300);
    const late = await held(client);

    console.log(`${id}: after 300 moves`, early, `after ${MOVES} more`, late);
    expect(early.nodes).toBeGreaterThan(200);
    expect(late.nodes).toBe(early.nodes);
    expect(late.listeners).toBe(early.listeners);
    expect(late.heap).toBeLessThan(early.heap * MARGIN);
    await page.close();
  },
  240_000,
);
