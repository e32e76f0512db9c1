// `pnpm dev` in an unbuilt copy of the repository, to which the folders of the guide's game are added, and a game that `pnpm new-game` makes:
// it serves app, docs and gallery, all with both games, shows edits of any package, and stops.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium as playwright } from 'playwright';
import { chromium } from '../chromium.ts';
import { gameFolders } from '../games.mjs';
import { root, runQuietly } from '../toolchain.mjs';
import { newGame, unbuiltCopy } from './copy.mjs';

const longTimeout = { timeout: 240_000 };
let copy;
let server;
let browser;
let addresses;

before(async () => {
  copy = unbuiltCopy();
  addFifthGame();
  newGame(copy, '--name', "Cat's cradle", '--players', '2-4', '--cards');
  [browser, addresses] = await Promise.all([playwright.launch(chromium), start()]);
}, longTimeout);

after(async () => {
  await browser?.close();
  server?.kill('SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

/** Adds the folders of the guide's game, and changes nothing else. */
function addFifthGame() {
  const example = join(root, 'apps/docs/examples/cheese-auction');
  for (const [index, part] of ['engine', 'elements', 'docs'].entries()) {
    cpSync(join(example, part), join(copy, gameFolders[index], 'cheese-auction'), { recursive: true });
  }
}

/** Starts `pnpm dev`, and returns the addresses that it prints, by name. */
function start() {
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  server = spawn(process.execPath, scripts.dev.split(' ').slice(1), {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    server.once('exit', (code) => reject(new Error(`pnpm dev ended with ${code}:\n${output}`)));
    server.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const printedAddresses = Object.fromEntries(
        [...output.matchAll(/^(\w+) +(http\S+)$/gm)].map((line) => line.slice(1)),
      );
      if (printedAddresses.app && printedAddresses.docs && printedAddresses.gallery)
        resolve(printedAddresses);
    });
  });
}

function replaceInFile(file, from, to) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  assert.ok(text.includes(from), `${file} contains ${from}`);
  writeFileSync(path, text.replace(from, to));
}

/** Repeats a check until it passes; the page may reload in between. */
async function expectSoon(check, deadline = Date.now() + 60_000) {
  try {
    await check();
  } catch (error) {
    if (Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expectSoon(check, deadline);
  }
}

test('shows an edited element and an edited engine text in the app', longTimeout, async (context) => {
  const page = await browser.newPage({ locale: 'en-GB' });
  await page.goto(addresses.app);
  const mouse = page.locator('cb-mouse').first();
  await mouse.waitFor({ timeout: 120_000 });
  assert.notEqual(await mouse.evaluate((element) => getComputedStyle(element).outlineWidth), '7px');

  let startMs = performance.now();
  replaceInFile('packages/ui-components/src/mouse/mouse.ts', ':host {', ':host { outline: 7px solid;');
  await expectSoon(async () => {
    const width = await mouse.evaluate((element) => getComputedStyle(element).outlineWidth);
    assert.equal(width, '7px');
  });
  context.diagnostic(`an element: ${Math.round(performance.now() - startMs)} ms`);

  await page.goto(`${addresses.app}#/new/gouda-gouda`);
  const label = (text) =>
    page.getByText(text, { exact: true }).first().waitFor({ state: 'attached', timeout: 60_000 });
  await label('Board');
  startMs = performance.now();
  replaceInFile(
    'packages/engine/src/games/gouda-gouda/text/en.ts',
    "label: 'Board'",
    "label: 'Length of the board'",
  );
  await label('Length of the board');
  context.diagnostic(`the engine: ${Math.round(performance.now() - startMs)} ms`);
  await page.close();
});

test('serves docs, gallery and signalling', longTimeout, async () => {
  const [docs, gallery, signalling] = await Promise.all(
    [`${addresses.docs}en/`, addresses.gallery, `${addresses.app}peerjs/`].map(async (url) =>
      (await fetch(url)).text(),
    ),
  );
  assert.match(docs, /Cheeseboard/);
  assert.match(gallery, /every element in every state/);
  assert.match(signalling, /PeerJS Server/);
});

test('a fifth game needs only its folders', longTimeout, async (context) => {
  const cli = join(copy, 'packages/engine/src/cli/main.ts');
  const args = ['--conditions=@cheeseboard/source', '--disable-warning=ExperimentalWarning', cli, '--help'];
  const { out } = runQuietly(process.execPath, args, { ...process.env, LANG: 'en' });
  assert.match(out, /six tabletop games in the terminal\n\(.*, cheese-auction, cats-cradle\)/);

  const page = await browser.newPage({ locale: 'en-GB' });
  const shows = (locator) => locator.first().waitFor({ timeout: 120_000 });
  let startMs = performance.now();
  await page.goto(addresses.app);
  await shows(page.getByRole('heading', { name: 'Six games, one link' }));
  await shows(page.getByRole('heading', { name: 'Cheese auction' }));
  await page.goto(`${addresses.app}#/new/cheese-auction/bots`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await shows(page.locator('cb-cheese-auction cb-hand'));
  context.diagnostic(`the app: ${Math.round(performance.now() - startMs)} ms`);

  startMs = performance.now();
  await page.goto(`${addresses.docs}en/games/`);
  await shows(page.getByRole('heading', { name: 'Cheese auction' }));
  await page.goto(`${addresses.docs}en/games/cheese-auction/rules/`);
  await shows(page.getByRole('heading', { name: 'The highest bid takes the cheese' }));
  context.diagnostic(`the docs: ${Math.round(performance.now() - startMs)} ms`);

  startMs = performance.now();
  await page.goto(`${addresses.gallery}?section=cheese-auction`);
  await shows(page.getByRole('link', { name: 'Cheese auction' }));
  await shows(page.locator('#cheese-auction-first cb-cheese-auction cb-hand'));
  context.diagnostic(`the gallery: ${Math.round(performance.now() - startMs)} ms`);
  await page.close();
});

test(
  'a game of pnpm new-game is in app, docs and gallery, and says what is not translated',
  longTimeout,
  async () => {
    const page = await browser.newPage({ locale: 'nl-NL' });
    const shows = (locator) => locator.first().waitFor({ timeout: 120_000 });
    await page.goto(addresses.app);
    const card = page.getByRole('listitem').filter({ hasText: "Cat's cradle" });
    await shows(card.getByText('Wat ontbreekt, staat er in het Engels.'));
    await page.goto(`${addresses.docs}nl/games/cats-cradle/rules/`);
    await shows(page.getByText('Wat ontbreekt, staat er in het Engels.'));
    await shows(page.getByRole('heading', { name: 'The highest card takes the trick' }));
    await page.goto(`${addresses.docs}en/games/cats-cradle/`);
    await shows(page.getByRole('heading', { name: 'Take the trick' }));
    await page.goto(`${addresses.gallery}?section=cats-cradle`);
    await shows(page.getByRole('link', { name: "Cat's cradle" }));
    await page.close();
  },
);

test('two browsers play a game of pnpm new-game', longTimeout, async () => {
  const [host, guest] = await Promise.all(
    ['Ada', 'Ben'].map(async (name) => {
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
      return { name, page: await context.newPage() };
    }),
  );
  const button = ({ page }, name) => page.getByRole('button', { name, exact: true });
  const enterName = async ({ name, page }) => {
    const field = page.getByLabel('Your name', { exact: true });
    await field.fill(name);
    await field.press('Tab');
  };
  const link = host.page.getByLabel('Link to this table', { exact: true });

  await host.page.goto(`${addresses.app}#/new/cats-cradle`);
  await enterName(host);
  await host.page.getByRole('radio', { name: '2 players', exact: true }).check();
  await button(host, 'Open the table').click();
  await host.page.getByText('The table is open: others can join.').first().waitFor();
  await guest.page.goto(await link.inputValue());
  await enterName(guest);
  await button(guest, 'I am ready').click();
  await host.page.getByText('Everybody is ready.').first().waitFor();
  await button(host, 'Start the game').click();

  const cards = ({ page }) => page.locator('cb-hand button.legal');
  await cards(host).first().waitFor();
  assert.equal(await cards(host).count(), 5);
  const played = await cards(host).first().getAttribute('aria-label');
  await cards(host).first().press('Enter');
  await guest.page.getByText(`Ada plays the ${played}.`).first().waitFor({ state: 'attached' });
  await cards(guest).first().waitFor();
  for (const { page } of [host, guest]) await page.context().close();
});

test('Ctrl+C stops all servers', longTimeout, async () => {
  server.kill('SIGINT');
  const [code] = await once(server, 'exit');
  assert.equal(code, 0);
  await assert.rejects(fetch(addresses.app));
});
