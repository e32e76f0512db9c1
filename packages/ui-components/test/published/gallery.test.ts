/** The gallery as the docs site serves it: a folder somewhere, under a policy that forbids everything inline. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOfThisFile } from './browser.ts';

const policy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'";
const kinds: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const open = browserOfThisFile();
let outDir: string;
let server: Server;
let url: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'cheeseboard-gallery-'));
  const configFile = join(import.meta.dirname, '../../gallery/vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir } });
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const path = pathname.replace(/^\/gallery/, '').replace(/\/$/, '/index.html');
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', kinds[extname(path)] ?? 'text/plain');
    const body = await readFile(join(outDir, path)).catch(() => null);
    response.writeHead(body ? 200 : 404).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/gallery/`;
});
afterAll(async () => {
  server.close();
  await rm(outDir, { recursive: true });
});

test('every section opens, in the language and the light that its address asks for', async () => {
  const { page, trouble } = await open(`${url}?lang=nl&scheme=dark`);
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.length).toBeGreaterThan(12);
  for (const address of addresses) {
    await page.goto(address);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');
    expect(await page.locator('#gallery > *').count()).toBeGreaterThan(0);
  }
  // What cannot be read is said, on the page and to whoever looks at the console; nothing else is wrong.
  expect(trouble.filter((said) => !/^<cb-(game|position|replay)>/.test(said))).toEqual([]);
  await page.close();
});

test('a table of the gallery plays, and its pieces lie as they are drawn', async () => {
  const { page, trouble } = await open(`${url}?section=david-goliath&phase=lead`);
  const cards = page.locator('cb-hand button');
  await cards.first().waitFor();
  const held = await cards.count();
  await page.locator('cb-hand button.legal').first().press('Enter');
  await expect.poll(() => cards.count()).toBe(held - 1);
  // The fan: set as a style, which the policy lets through only as a property.
  const lean = await page
    .locator('cb-hand .slot')
    .first()
    .evaluate((slot) => getComputedStyle(slot).rotate);
  expect(lean).toMatch(/^-?[\d.]+deg$/);
  expect(trouble).toEqual([]);
  await page.close();
});
