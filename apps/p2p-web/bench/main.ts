/**
 * Latency of a move, from the click in one browser to the frame in another, beside the round trip of a bare data channel; and
 * the cost of a joint draw. Real browser contexts, a real PeerServer, through the screens. The measurements alternate in
 * rounds, so that load on the machine affects all of them alike.
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
import { median, ms, withSpread } from './figures.ts';
import { hops, moves, type Way, ways } from './moves.ts';
import { frameTime } from './picture.ts';
import { workOf } from './work.ts';

const ROUNDS = 5;
const MOVES_PER_ROUND = 12;
const ROLLS_PER_ROUND = 4;
const TRACED_MOVES = 45;

const clean = await buildSite();
const signalling = new Signalling();
await signalling.start();
const config = () => ({ brokers: [signalling.url], iceServers: [] });
const serving = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1', config });
const site = `http://localhost:${serving.port}/`;
const browser = await chromium.launch(launch);
try {
  if (process.argv.includes('--work')) await printWork();
  else await printTimes();
} finally {
  await browser.close();
  await serving.close();
  await signalling.stop();
  await clean();
}
// PeerServer's timers would keep the process alive.
process.exit(0);

/** Opens a browser context for each name. */
async function open(...names: string[]): Promise<[Person, ...Person[]]> {
  const people: Person[] = [];
  for (const name of names) people.push(await Person.open(browser, name, site));
  return people as [Person, ...Person[]];
}

/** Without times: tracing slows everything down. */
async function printWork(): Promise<void> {
  const [anna, ...guests] = await open('Anna', 'Ben', 'Cleo');
  const { work } = await workOf(browser, () => moves(anna, guests, TRACED_MOVES));
  console.log(
    `CPU time per move, three pages together: ${ms(work.frames / TRACED_MOVES)} for frames, ${ms(work.raster / TRACED_MOVES)} for raster`,
  );
}

interface Round {
  readonly took: Awaited<ReturnType<typeof moves>>;
  /** Round trips of the bare data channel. */
  readonly bare: readonly number[];
  /** The longest frame of the pages. */
  readonly frame: number;
}

async function moveRound(...names: string[]): Promise<Round> {
  const people = await open(...names);
  const [host, guest] = people;
  const took = await moves(host, people.slice(1), MOVES_PER_ROUND);
  const bare = await bareRoundTrips(guest!.page, host.page, 100, 500);
  const frame = Math.max(...(await Promise.all(people.map(({ page }) => frameTime(page)))));
  for (const person of people) await person.close();
  return { took, bare, frame };
}

async function printTimes(): Promise<void> {
  const two: Round[] = [];
  const three: Round[] = [];
  const alone: number[][] = [];
  const together: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    two.push(await moveRound('Anna', 'Ben'));
    three.push(await moveRound('Anna', 'Ben', 'Cleo'));
    alone.push(await draws(browser, site, false, ROLLS_PER_ROUND));
    together.push(await draws(browser, site, true, ROLLS_PER_ROUND));
  }
  console.log(`load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores, ${ROUNDS} rounds`);
  printMoves(
    two,
    ways.filter((way) => way !== 'guest → guest'),
  );
  printMoves(three, ['guest → guest']);
  console.log(`draw by the host alone, click to frame: ${withSpread(alone)}`);
  console.log(`joint draw, click to frame: ${withSpread(together)}`);
  console.log(`a joint draw costs ${ms(median(together.flat()) - median(alone.flat()))} more (medians)`);
}

function printMoves(rounds: readonly Round[], shown: readonly Way[]): void {
  const roundTrip = median(rounds.flatMap(({ bare }) => bare));
  const frame = median(rounds.map((round) => round.frame));
  console.log(`bare data channel, 500 bytes there and back: ${withSpread(rounds.map(({ bare }) => bare))}`);
  for (const way of shown) {
    const of = (what: 'changed' | 'drawn'): number[][] => rounds.map(({ took }) => took[way][what]);
    const goal = (hops[way] * roundTrip) / 2 + 2 * frame;
    console.log(`${way}: in the page after ${withSpread(of('changed'))}`);
    console.log(
      `${way}: shown after ${withSpread(of('drawn'))}; the target, ${hops[way]} × half a round trip and two frames of ${ms(frame)}, is ${ms(goal)}`,
    );
  }
}
