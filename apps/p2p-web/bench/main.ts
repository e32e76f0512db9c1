/**
 * Latency of a move, from the click in one browser to the frame in another, beside the round trip of a bare data channel; and
 * that of a draw. Real browser contexts, a real PeerServer, through the screens. The measurements alternate in
 * rounds, so that load on the machine affects all of them alike.
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { playFast, recordOf } from '../e2e/kit/at-the-table.ts';
import { autoplay } from '../e2e/kit/autoplay.ts';
import buildSite, { builtSite } from '../e2e/kit/build-site.ts';
import { chromium as launch } from '../e2e/kit/chromium.ts';
import { startTable } from '../e2e/kit/open-table.ts';
import { Person } from '../e2e/kit/person.ts';
import { Signalling } from '../e2e/kit/signalling.ts';
import { serve } from '../server/serve.ts';
import { bareRoundTrips } from './bare.ts';
import { measureDraws } from './draws.ts';
import { frameTime } from './frame-times.ts';
import { printAuditTime, printSigningCost } from './log-cost.ts';
import { HOPS, measureMoves, ROUTES, type Route } from './moves.ts';
import { measureRenderingCost } from './rendering-cost.ts';
import { median, ms, withSpread } from './statistics.ts';

const ROUNDS = 5;
const MOVES_PER_ROUND = 12;
const ROLLS_PER_ROUND = 4;
const TRACED_MOVES = 45;

const siteFiles = await buildSite();
const signalling = new Signalling();
await signalling.start();
const config = () => ({ brokers: [signalling.url], iceServers: [] });
const server = await serve({ folder: builtSite(), port: 0, host: '127.0.0.1', config });
const site = `http://localhost:${server.port}/`;
const browser = await chromium.launch(launch);
try {
  if (process.argv.includes('--rendering')) await printRenderingCost();
  else {
    await printLatencies();
    printSigningCost();
    printAuditTime(await wholeMatch());
  }
} finally {
  await browser.close();
  await server.close();
  await signalling.stop();
  await siteFiles();
}
// PeerServer's timers would keep the process alive.
process.exit(0);

/** Opens a browser context for each name. */
async function openPeople(...names: string[]): Promise<[Person, ...Person[]]> {
  const people: Person[] = [];
  for (const name of names) people.push(await Person.open(browser, name, site));
  return people as [Person, ...Person[]];
}

/** Plays a match of two people. Returns its record with the proof. */
async function wholeMatch(): Promise<string> {
  const people = await openPeople('Anna', 'Ben');
  await playFast(...people);
  await startTable(people[0], people.slice(1), { game: 'mens-erger-je-niet', seats: 2 });
  await autoplay(people);
  const record = await recordOf(people[0]);
  for (const person of people) await person.close();
  return record;
}

/** Prints the CPU time of rendering, but no latencies: tracing slows everything down, so they would be wrong. */
async function printRenderingCost(): Promise<void> {
  const [anna, ...guests] = await openPeople('Anna', 'Ben', 'Cleo');
  const { cost } = await measureRenderingCost(browser, () => measureMoves(anna, guests, TRACED_MOVES));
  console.log(
    `CPU time per move, three pages together: ${ms(cost.framesMs / TRACED_MOVES)} for frames, ${ms(cost.rasterMs / TRACED_MOVES)} for raster`,
  );
}

interface Round {
  readonly latencies: Awaited<ReturnType<typeof measureMoves>>;
  /** Round trips of the bare data channel, in ms. */
  readonly bareRoundTripsMs: readonly number[];
  /** The longest frame time of the pages, in ms. */
  readonly longestFrameMs: number;
}

async function moveRound(...names: string[]): Promise<Round> {
  const people = await openPeople(...names);
  const [host, guest] = people;
  const latencies = await measureMoves(host, people.slice(1), MOVES_PER_ROUND);
  const bareRoundTripsMs = await bareRoundTrips(guest!.page, host.page, 100, 500);
  const longestFrameMs = Math.max(...(await Promise.all(people.map(({ page }) => frameTime(page)))));
  for (const person of people) await person.close();
  return { latencies, bareRoundTripsMs, longestFrameMs };
}

async function printLatencies(): Promise<void> {
  const roundsOfTwo: Round[] = [];
  const roundsOfThree: Round[] = [];
  const draws: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    roundsOfTwo.push(await moveRound('Anna', 'Ben'));
    roundsOfThree.push(await moveRound('Anna', 'Ben', 'Cleo'));
    draws.push(await measureDraws(browser, site, ROLLS_PER_ROUND));
  }
  console.log(`load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores, ${ROUNDS} rounds`);
  printMoves(
    roundsOfTwo,
    ROUTES.filter((route) => route !== 'guest → guest'),
  );
  printMoves(roundsOfThree, ['guest → guest']);
  console.log(`draw by two people, click to frame: ${withSpread(draws)}`);
}

function printMoves(rounds: readonly Round[], routes: readonly Route[]): void {
  const roundTripMs = median(rounds.flatMap(({ bareRoundTripsMs }) => bareRoundTripsMs));
  const longestFrameMs = median(rounds.map((round) => round.longestFrameMs));
  console.log(
    `bare data channel, 500 bytes there and back: ${withSpread(rounds.map(({ bareRoundTripsMs }) => bareRoundTripsMs))}`,
  );
  for (const route of routes) {
    const latenciesOf = (kind: 'changed' | 'drawn'): number[][] =>
      rounds.map(({ latencies }) => latencies[route][kind]);
    const targetMs = (HOPS[route] * roundTripMs) / 2 + 2 * longestFrameMs;
    console.log(`${route}: in the page after ${withSpread(latenciesOf('changed'))}`);
    console.log(
      `${route}: shown after ${withSpread(latenciesOf('drawn'))}; the target, ${HOPS[route]} × half a round trip and two frames of ${ms(longestFrameMs)}, is ${ms(targetMs)}`,
    );
  }
}
