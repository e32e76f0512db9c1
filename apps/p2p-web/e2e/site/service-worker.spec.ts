/** The cached app: it starts offline, updates on request, and meets other versions. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningServer, serve } from '../../server/serve.ts';
import { buildApp, builtSite } from '../kit/build-site.ts';
import { test as base, expect, joinTable, openTable } from '../kit/index.ts';

const sitePath = '/somewhere/below/';

/** A web server under a sub-path whose files can be replaced and which can be stopped. */
class WebServer {
  readonly #folder: string;
  #server: RunningServer | null = null;
  #port = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get url(): string {
    return `http://localhost:${this.#port}${sitePath}`;
  }

  get app(): string {
    return join(this.#folder, sitePath);
  }

  async start(): Promise<void> {
    this.#server = await serve({ folder: this.#folder, port: this.#port, host: '127.0.0.1' });
    this.#port = this.#server.port;
  }

  /** Serves another build from now on. The signalling stays at the same address. */
  async serveBuild(build: string): Promise<void> {
    await rm(this.app, { recursive: true, force: true });
    await cp(build, this.app, { recursive: true });
    await writeFile(join(this.app, 'config.json'), '{ "brokers": ["/peerjs"], "iceServers": [] }');
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }
}

const test = base.extend<{ host: WebServer }, { later: string }>({
  /** A later build with another protocol version. */
  later: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cheeseboard-later-'));
      await buildApp(folder, { version: '99.0.0', protocols: 1 });
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  host: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'cheeseboard-host-'));
    const host = new WebServer(folder);
    await host.serveBuild(builtSite());
    await host.start();
    await use(host);
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

// All tests run in one worker, so that the later build is built once.
test.describe.configure({ mode: 'default' });

/** Waits until the service worker has cached everything and controls the page. */
async function waitForCache(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const versionOf = (page: Page) => page.locator('html').getAttribute('data-version');

test('a page of the rulebook that was read once opens offline', async ({ people, host }) => {
  const rules = join(host.app, 'docs', 'en', 'rules');
  await mkdir(rules, { recursive: true });
  await writeFile(join(rules, 'index.html'), '<link rel="icon" href="data:,"><h1>Rules</h1>');
  const anna = await people.addPerson('Anna', { serviceWorkers: 'allow' });
  const { page } = anna;
  await page.goto(host.url);
  await waitForCache(page);
  await page.goto(`${host.url}docs/en/rules/`);
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
  anna.expectNetworkErrors();
  await host.stop();
  await page.goto('about:blank');
  await page.goto(`${host.url}docs/en/rules/#dg-5`);
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
});

test('the app starts offline, even under a sub-path', async ({ people, host }) => {
  const anna = await people.addPerson('Anna', { serviceWorkers: 'allow' });
  const { page } = anna;
  await page.goto(host.url);
  await waitForCache(page);
  anna.expectNetworkErrors();
  await host.stop();
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

test('offline, the reader changes the language at once, even during a game in another tab', async ({
  people,
  host,
}) => {
  const anna = await people.addPerson('Anna', { serviceWorkers: 'allow' });
  const { page } = anna;
  await page.goto(host.url);
  await waitForCache(page);
  anna.expectNetworkErrors();
  await host.stop();
  await page.goto(`${host.url}#/new/mens-erger-je-niet/bots`);
  await anna.field('Your name').fill('Anna');
  await anna.button('Play').click();
  await expect(page.locator('cb-mens-erger-je-niet .bar')).toContainText('Rules');
  const game = await anna.newTab(`${host.url}#/settings`);
  await expect(anna.heading('Settings')).toBeVisible();
  // Records every heading, so that the test notices a heading without words.
  await anna.page.evaluate(() => {
    const headings = new Set<string>();
    Object.assign(globalThis, { headings });
    const noteHeading = (): void => {
      const settings = document.querySelector('cbp-app')!.shadowRoot!.querySelector('cbp-settings');
      headings.add(settings?.shadowRoot?.querySelector('h1')?.textContent?.trim() ?? 'none');
      requestAnimationFrame(noteHeading);
    };
    noteHeading();
  });
  await anna.page.locator('#language').selectOption('de');
  await expect(anna.heading('Einstellungen')).toBeVisible();
  const headings = await anna.page.evaluate(() => [
    ...(globalThis as typeof globalThis & { headings: Set<string> }).headings,
  ]);
  expect(headings).toEqual(['Settings', 'Einstellungen']);
  await expect(game.locator('cb-mens-erger-je-niet .bar')).toContainText('Regeln');
  await expect(game.locator('cbp-play .status')).toContainText(/dran/);
});

test('a change of config.json is seen without a new build and kept offline', async ({ people, host }) => {
  const anna = await people.addPerson('Anna', { serviceWorkers: 'allow' });
  const { page } = anna;
  await page.goto(host.url);
  await waitForCache(page);
  const config = () => page.evaluate(async () => (await fetch('config.json')).text());
  const ownConfig = '{ "brokers": ["https://peers.example/"], "iceServers": [] }';
  await writeFile(join(host.app, 'config.json'), ownConfig);
  expect(await config()).toBe(ownConfig);
  anna.expectNetworkErrors();
  await host.stop();
  expect(await config()).toBe(ownConfig);
});

test('a new version is announced and takes over only on request', async ({ people, host, later }) => {
  const anna = await people.addPerson('Anna', { serviceWorkers: 'allow' });
  const { page } = anna;
  await page.goto(host.url);
  await waitForCache(page);
  const oldVersion = await versionOf(page);
  const updateButton = anna.button('Update now');
  await expect(updateButton).toHaveCount(0);

  await host.serveBuild(later);
  await page.reload();
  await expect(updateButton).toBeVisible();
  expect(await versionOf(page)).toBe(oldVersion);
  await page.reload();
  await expect(updateButton).toBeVisible();
  expect(await versionOf(page)).toBe(oldVersion);

  await updateButton.click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '99.0.0');
  await expect(updateButton).toHaveCount(0);
  anna.expectNetworkErrors();
  await host.stop();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-version', '99.0.0');
});

test('players with different versions are told so, and meet once both have updated', async ({
  // Fixtures end in reverse order: all connections of `people` are closed before `host`, the server, stops.
  host,
  later,
  people,
}) => {
  test.setTimeout(180_000);
  const anna = await people.addPerson('Anna', { serviceWorkers: 'allow' });
  const ben = await people.addPerson('Ben', { serviceWorkers: 'allow' });
  const clara = await people.addPerson('Clara', { serviceWorkers: 'allow' });
  for (const { page } of [anna, ben]) {
    await page.goto(host.url);
    await waitForCache(page);
  }
  const oldVersion = await versionOf(ben.page);
  const link = await openTable(anna, { game: 'gouda-gouda', seats: 3, site: host.url });

  await host.serveBuild(later);
  await clara.goto(link);
  await expect(clara.heading('Your version may be too new')).toBeVisible();
  await anna.page.reload();
  expect(await versionOf(anna.page)).toBe(oldVersion);
  await anna.button('Update now').click();
  await expect(clara.field('Your name')).toBeVisible();

  await ben.goto(link);
  await expect(ben.heading('Your version may be too old')).toBeVisible();
  expect(await versionOf(ben.page)).toBe(oldVersion);
  await ben.button('Get the new version').click();
  await expect(ben.page.locator('html')).toHaveAttribute('data-version', '99.0.0');
  await joinTable(ben, link);
  await expect(ben.button('I am ready')).toBeVisible();
  // The page of the invitation leads to the files of the site, although its address has changed.
  for (const { page } of [ben, clara])
    await expect(page.locator('link[rel=manifest]')).toHaveJSProperty(
      'href',
      `${host.url}manifest.webmanifest`,
    );
});
