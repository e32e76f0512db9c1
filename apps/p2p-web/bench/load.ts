/**
 * How long a slow phone (1.6 Mbit/s, 150 ms, a quarter of this CPU) takes from an invitation to the lobby, and from *Play* to
 * the first move against bots. `pnpm bench:load [folder of another build]…` measures the builds in turns, in one run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { compress } from '../../../.scripts/compress.ts';
import { buildApp } from '../e2e/kit/build-site.ts';
import { chromium as launch } from '../e2e/kit/chromium.ts';
import { openTable } from '../e2e/kit/open-table.ts';
import { Person } from '../e2e/kit/person.ts';
import { serve } from '../server/serve.ts';
import { noteWhenPresent, timeNoted } from './first-frame.ts';
import { median } from './statistics.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 60_000;

interface Load {
  readonly ms: number;
  readonly bytes: number;
  readonly requests: number;
}

interface Build {
  readonly name: string;
  readonly site: string;
  readonly lobby: Load[];
  /** Loads after *Play* is pressed as soon as the form is there. */
  readonly firstMove: Load[];
  /** Loads after *Play* is pressed when the form has loaded what the table needs. */
  readonly firstMoveLater: Load[];
}

const buildFolder = await mkdtemp(join(tmpdir(), 'cheeseboard-load-'));
await buildApp(buildFolder);
const folders = [...process.argv.slice(2), buildFolder];
const servers = await Promise.all(
  folders.map((folder) => {
    // The files are compressed as `pnpm build` does it for the server of `npm start`.
    compress(folder);
    return serve({ folder, port: 0, host: '127.0.0.1' });
  }),
);
const builds = servers.map(
  ({ port }, index): Build => ({
    name: folders[index] === buildFolder ? 'this build' : folders[index]!,
    site: `http://localhost:${port}/`,
    lobby: [],
    firstMove: [],
    firstMoveLater: [],
  }),
);
const browser = await chromium.launch(launch);
try {
  for (let round = 0; round < ROUNDS; round++) {
    for (const { site, lobby, firstMove, firstMoveLater } of builds) {
      lobby.push(await invitationToLobby(browser, site));
      firstMove.push(await playToFirstMove(browser, site));
      firstMoveLater.push(
        await playToFirstMove(browser, site, (page) => page.waitForLoadState('networkidle')),
      );
    }
  }
  console.log(`load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores, ${ROUNDS} rounds, medians`);
  for (const { name, lobby, firstMove, firstMoveLater } of builds) {
    console.log(`${name}: invitation to lobby ${summaryOf(lobby)}`);
    console.log(`${name}: Play at once, to first move ${summaryOf(firstMove)}`);
    console.log(`${name}: Play after the form has loaded, to first move ${summaryOf(firstMoveLater)}`);
  }
} finally {
  await browser.close();
  for (const server of servers) await server.close();
  await rm(buildFolder, { recursive: true, force: true });
}
// PeerServer's timers would keep the process alive.
process.exit(0);

async function invitationToLobby(browser: Browser, site: string): Promise<Load> {
  const host = await Person.open(browser, 'Anna', site);
  const link = await openTable(host, { game: 'david-goliath', seats: 3 });
  const guest = await Person.open(browser, 'Ben', site);
  const traffic = await slowDown(guest.page);
  await noteWhenPresent(guest.page, 'cbp-lobby');
  await guest.goto(link);
  const ms = await timeNoted(guest.page, TIMEOUT_MS);
  const load = { ms, ...traffic() };
  await guest.close();
  await host.close();
  return load;
}

async function playToFirstMove(
  browser: Browser,
  site: string,
  waitForForm?: (page: Page) => Promise<void>,
): Promise<Load> {
  const person = await Person.open(browser, 'Anna', site);
  const { page } = person;
  const traffic = await slowDown(page);
  await noteWhenPresent(page, 'button.legal');
  await person.goto('#/new/david-goliath/bots');
  await person.field('Your name').fill('Anna');
  // The last seat deals, so that the first move is the reader's and no bot's pause is measured.
  const dealer = person.field('First dealer');
  await dealer.selectOption({ index: (await dealer.locator('option').count()) - 1 });
  await waitForForm?.(page);
  const trafficBefore = traffic();
  const clickedMs = await page
    .getByRole('button', { name: 'Play', exact: true })
    .evaluate((button: HTMLButtonElement) => {
      const clickMs = performance.now();
      button.click();
      return clickMs;
    });
  const ms = (await timeNoted(page, TIMEOUT_MS)) - clickedMs;
  const trafficAfter = traffic();
  await person.close();
  return {
    ms,
    bytes: trafficAfter.bytes - trafficBefore.bytes,
    requests: trafficAfter.requests - trafficBefore.requests,
  };
}

/** Slows the page down. Returns a function that reads the bytes and requests so far. */
async function slowDown(page: Page): Promise<() => Omit<Load, 'ms'>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  session.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return () => ({ bytes, requests });
}

function summaryOf(loads: readonly Load[]): string {
  const seconds = loads.map(({ ms }) => ms / 1000);
  const range = `${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)}`;
  const bytes = median(loads.map((load) => load.bytes)) / 1000;
  const requests = median(loads.map((load) => load.requests));
  return `${median(seconds).toFixed(2)} s (${range}), ${bytes.toFixed(0)} kB on the wire, ${requests} requests`;
}
