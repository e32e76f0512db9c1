/** The app as it is kept on a device: it starts without a network, and takes a new version when it is asked to. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Serving, serve } from '../../server/serve.ts';
import { buildApp, builtSite } from '../kit/build.ts';
import { test as base, expect } from '../kit/index.ts';

const path = '/somewhere/below/';

/** A host of which everything can be changed: what is there, and whether it is. The app lies under a sub-path. */
class Host {
  readonly #folder: string;
  #serving: Serving | null = null;
  #port = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get url(): string {
    return `http://localhost:${this.#port}${path}`;
  }

  get app(): string {
    return join(this.#folder, path);
  }

  async up(): Promise<void> {
    this.#serving = await serve({ folder: this.#folder, port: this.#port, host: '127.0.0.1' });
    this.#port = this.#serving.port;
  }

  async down(): Promise<void> {
    await this.#serving?.close();
    this.#serving = null;
  }
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  host: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'cheeseboard-host-'));
    const host = new Host(folder);
    await cp(builtSite(), host.app, { recursive: true });
    await host.up();
    await use(host);
    await host.down();
    await rm(folder, { recursive: true, force: true });
  },
});

/** Until the service worker has everything and answers for the page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const versionOf = (page: Page) => page.locator('html').getAttribute('data-version');

test('a page of the rulebook that was read once can be read without a network', async ({ people, host }) => {
  const rules = join(host.app, 'docs', 'en', 'rules');
  await mkdir(rules, { recursive: true });
  await writeFile(join(rules, 'index.html'), '<h1>Rules</h1>');
  const { page } = await people.one('Anna', { serviceWorkers: 'allow' });
  await page.goto(host.url);
  await kept(page);
  await page.goto(`${host.url}docs/en/rules/`);
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await host.down();
  await page.goto('about:blank');
  await page.goto(`${host.url}docs/en/rules/#dg-5`);
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
});

test('starts when the host is gone, also under a sub-path', async ({ people, host }) => {
  const { page } = await people.one('Anna', { serviceWorkers: 'allow' });
  await page.goto(host.url);
  await kept(page);
  await host.down();
  for (const address of [host.url, `${host.url}index.html`, `${host.url}?from=icon#anything`]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page).toHaveTitle(/Cheeseboard/);
    await expect(page.locator('html')).toHaveAttribute('data-version', /\d/);
  }
  const files = await page.evaluate(async () => {
    const answers = [];
    for (const name of ['config.json', 'manifest.webmanifest', 'icon-192.png']) {
      answers.push((await fetch(name)).status);
    }
    return answers;
  });
  expect(files).toEqual([200, 200, 200]);
});

test('what the host changes in config.json is seen without a new build', async ({ people, host }) => {
  const { page } = await people.one('Anna', { serviceWorkers: 'allow' });
  await page.goto(host.url);
  await kept(page);
  const config = () => page.evaluate(async () => (await fetch('config.json')).text());
  const mine = '{ "brokers": ["https://peers.example/"], "iceServers": [] }';
  await writeFile(join(host.app, 'config.json'), mine);
  expect(await config()).toBe(mine);
  await host.down();
  expect(await config()).toBe(mine);
});

test('a new version is announced, waits, and takes over when it is asked to', async ({ people, host }) => {
  const anna = await people.one('Anna', { serviceWorkers: 'allow' });
  const { page } = anna;
  await page.goto(host.url);
  await kept(page);
  const old = await versionOf(page);
  const fresh = anna.button('Use it now');
  await expect(fresh).toHaveCount(0);

  await buildApp(host.app, { __VERSION__: JSON.stringify('99.0.0') });
  await page.reload();
  await expect(fresh).toBeVisible();
  expect(await versionOf(page)).toBe(old);
  await page.reload();
  await expect(fresh).toBeVisible();
  expect(await versionOf(page)).toBe(old);

  await fresh.click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '99.0.0');
  await expect(fresh).toHaveCount(0);
  await host.down();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-version', '99.0.0');
});
