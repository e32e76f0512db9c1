/**
 * How long a move takes, from the click in one browser to the picture in another, beside the round trip of a bare data channel in the same
 * run; and what it costs to draw together. Real browser contexts, a real PeerServer, through the screens.
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import buildSite, { builtSite } from '../e2e/kit/build-site.ts';
import { chromium as launch } from '../e2e/kit/chromium.ts';
import { Person } from '../e2e/kit/person.ts';
import { Signalling } from '../e2e/kit/signalling.ts';
import { serve } from '../server/serve.ts';
import { bareRoundTrips } from './bare.ts';
import { draws } from './draws.ts';
import { ms, percentile } from './figures.ts';
import { hops, moves, type Way } from './moves.ts';
import { frameTime } from './picture.ts';
import { workOf } from './work.ts';

const MOVES = 45;
const ROLLS = 15;

const clean = await buildSite();
const signalling = new Signalling();
await signalling.start();
const config = () => ({ brokers: [signalling.url], iceServers: [] });
const serving = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1', config });
const site = `http://localhost:${serving.port}/`;
const browser = await chromium.launch(launch);
try {
  if (process.argv.includes('--work')) await tellWork();
  else await tellTimes();
} finally {
  await browser.close();
  await serving.close();
  await signalling.stop();
  await clean();
}
// PeerServer's own timers would keep the process.
process.exit(0);

/** People, each with a browser of their own. */
async function arrive(...names: string[]): Promise<[Person, ...Person[]]> {
  const people: Person[] = [];
  for (const name of names) people.push(await Person.open(browser, name, site));
  return people as [Person, ...Person[]];
}

/** A trace slows everything down: no times beside it. */
async function tellWork(): Promise<void> {
  const [anna, ...guests] = await arrive('Anna', 'Ben', 'Cleo');
  const { work } = await workOf(browser, () => moves(anna, guests, MOVES));
  console.log(
    `of the processor, three pages together, a move: ${ms(work.frames / MOVES)} for frames, ${ms(work.raster / MOVES)} for their dots`,
  );
}

async function tellTimes(): Promise<void> {
  // Two pages: where there are two cores, each has its own, as it has on a machine of its own.
  await tellMoves(['Anna', 'Ben'], ['guest → host', 'host → guest', 'host → own picture']);
  await tellMoves(['Anna', 'Ben', 'Cleo'], ['guest → guest']);
  await tellDraws();
}

async function tellMoves(names: readonly string[], ways: readonly Way[]): Promise<void> {
  const people = await arrive(...names);
  const [host, guest] = people;
  const took = await moves(host, people.slice(1), MOVES);
  const bare = await bareRoundTrips(guest!.page, host.page, 400, 500);
  const roundTrip = percentile(bare, 0.5);
  const frame = Math.max(...(await Promise.all(people.map(({ page }) => frameTime(page)))));
  console.log(
    `${people.length} people; a frame: ${ms(frame)}; load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores; ` +
      `bare data channel, 500 bytes there and back: p50 ${ms(roundTrip)}, p95 ${ms(percentile(bare, 0.95))}, ${bare.length} times`,
  );
  for (const way of ways) {
    const { changed, drawn } = took[way];
    const goal = (hops[way] * roundTrip) / 2 + 2 * frame;
    const half = percentile(drawn, 0.5);
    console.log(
      `${way}: click to picture p50 ${ms(half)}, p95 ${ms(percentile(drawn, 0.95))} (in the page after p50 ${ms(percentile(changed, 0.5))}), ` +
        `${drawn.length} moves; ${hops[way]} × half a round trip + two frames is ${ms(goal)}: ${half <= goal ? 'within' : 'above'}`,
    );
  }
  for (const person of people) await person.close();
}

async function tellDraws(): Promise<void> {
  const alone = await draws(browser, site, false, ROLLS);
  const together = await draws(browser, site, true, ROLLS);
  const half = (times: readonly number[]): string =>
    `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, ${times.length} rolls`;
  console.log(`dice that the host draws alone, click to picture: ${half(alone)}`);
  console.log(`dice that host and guest draw together: ${half(together)}`);
  console.log(`drawing together costs p50 ${ms(percentile(together, 0.5) - percentile(alone, 0.5))}`);
}
