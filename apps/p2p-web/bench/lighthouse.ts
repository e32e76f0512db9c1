/**
 * Runs Lighthouse on the start page and on a running game: accessibility and best practices. Lighthouse comes from npx and is
 * no dependency. Exits with 1 if a score is below 100.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import buildSite, { builtSite } from '../e2e/kit/build-site.ts';
import { chromium as launch } from '../e2e/kit/chromium.ts';
import { serve } from '../server/serve.ts';

interface Report {
  readonly categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  readonly audits: Record<string, { title: string; score: number | null }>;
}

/** Starts a game against bots. Returns its address. */
async function startGame(page: Page, site: string): Promise<string> {
  await page.goto(`${site}#/new/david-goliath/bots`);
  await page.getByLabel('Your name', { exact: true }).fill('Anna');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('button.legal').first().waitFor({ timeout: 60_000 });
  return page.url();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 9333;
}

const site = await buildSite();
const folder = await mkdtemp(join(tmpdir(), 'cheeseboard-lighthouse-'));
const server = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1' });
const port = await freePort();
const args = [...launch.args, `--remote-debugging-port=${port}`];
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  ...launch,
  args,
  locale: 'en-GB',
});
let failures = 0;
try {
  const site = `http://localhost:${server.port}/`;
  const page = await browser.newPage();
  const table = await startGame(page, site);
  await page.close();
  for (const [name, url] of [
    ['start page', site],
    ['table', table],
  ] as const) {
    const output = join(folder, 'report.json');
    // spawnSync would block this process, which serves the site.
    const lighthouse = spawn(
      'npx',
      [
        '--yes',
        'lighthouse@13',
        url,
        `--port=${port}`,
        '--disable-storage-reset',
        '--only-categories=accessibility,best-practices',
        '--output=json',
        `--output-path=${output}`,
        '--quiet',
      ],
      { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
    );
    const [code] = await once(lighthouse, 'exit');
    if (code !== 0) throw new Error('Lighthouse was not found, or failed.');
    const report = JSON.parse(await readFile(output, 'utf8')) as Report;
    for (const { title, score, auditRefs } of Object.values(report.categories)) {
      console.log(`${name}: ${title} ${Math.round((score ?? 0) * 100)}`);
      if (score !== 1) failures += 1;
      for (const { id, weight } of auditRefs) {
        const audit = report.audits[id];
        if (weight > 0 && audit && audit.score !== null && audit.score < 1)
          console.log(`  ${id}: ${audit.title}`);
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
  await site();
}
process.exit(failures === 0 ? 0 : 1);
