/**
 * How long a table needs after a cut: from the moment the network of the host or of one guest is back until everybody is connected
 * and nobody is waited for. Real browsers, a real PeerServer, through the screens. All tables of one duration are cut together.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { playFast } from '../e2e/kit/at-the-table.ts';
import { autoplay } from '../e2e/kit/autoplay.ts';
import buildSite, { builtSite } from '../e2e/kit/build-site.ts';
import { chromium as launch } from '../e2e/kit/chromium.ts';
import { networkOf } from '../e2e/kit/network-cut.ts';
import { startTable } from '../e2e/kit/open-table.ts';
import { Person } from '../e2e/kit/person.ts';
import { hostOf, playableAgain } from '../e2e/kit/recovery-time.ts';
import { Signalling } from '../e2e/kit/signalling.ts';
import { serve } from '../server/serve.ts';

const CUTS_S = [5, 20, 60];
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk'];

interface CutTable {
  readonly cut: 'host' | 'guest';
  readonly people: readonly Person[];
  readonly network: Awaited<ReturnType<typeof networkOf>>;
}

async function startCutTable(
  browser: Browser,
  site: string,
  players: number,
  cut: CutTable['cut'],
): Promise<CutTable> {
  const people: Person[] = [];
  for (const name of NAMES.slice(0, players)) people.push(await Person.open(browser, name, site));
  await playFast(...people);
  const network = await networkOf(people[cut === 'host' ? 0 : 1]!.page);
  await startTable(people[0]!, people.slice(1), { game: 'gouda-gouda', seats: players });
  await autoplay(people, { until: (touches) => touches >= players });
  return { cut, people, network };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const clean = await buildSite();
const signalling = new Signalling();
await signalling.start();
const config = () => ({ brokers: [signalling.url], iceServers: [] });
const server = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1', config });
const browser = await chromium.launch(launch);

console.log('cut (s) | players | who was cut | whole again after (s) | host before → after');
for (const cutS of CUTS_S) {
  const tables: CutTable[] = [];
  for (const players of [2, 3, 4])
    for (const cut of ['host', 'guest'] as const)
      tables.push(await startCutTable(browser, `http://localhost:${server.port}/`, players, cut));
  await Promise.all(tables.map(({ network }) => network.cut()));
  await sleep(cutS * 1_000);
  await Promise.all(
    tables.map(async ({ cut, people, network }) => {
      const restored = Date.now();
      await network.restore();
      const times = await Promise.all(people.map((person) => playableAgain(person, '')));
      const host = await hostOf(people[0]!);
      const seconds = ((Math.max(...times) - restored) / 1_000).toFixed(1);
      console.log(`${cutS} | ${people.length} | ${cut} | ${seconds} | Anna → ${host}`);
    }),
  );
  for (const { people } of tables) for (const person of people) await person.close();
}
console.log(`load ${loadavg()[0]!.toFixed(1)}`);

await browser.close();
await server.close();
await signalling.stop();
await clean();
// PeerServer's timers would keep the process alive.
process.exit(0);
