/**
 * How smoothly a phone (360 × 740) shows a full table that plays against bots, in all four games, with animation on.
 * `pnpm bench:frames [folder of another build]…` measures the builds in turns, in one run. It takes two kinds of samples:
 *
 * - CPU time of the page's main thread, from Chromium's trace at full speed, and the frames that a processor 4 or 6 times slower
 *   would draw. Other programs on the machine hardly change them.
 * - With WALL=1 also the gaps between animation frames while Chromium slows the CPU down. They need a quiet machine.
 *
 * Further settings of the environment: ROUNDS, SECONDS, GAMES (ids, separated by commas), LEVEL of the bots. Sharp bots think in a
 * worker, which Chromium does not slow down with the page; the time from question to answer is printed, too.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { buildApp } from '../e2e/kit/build-site.ts';
import { chromium as launch } from '../e2e/kit/chromium.ts';
import { Person } from '../e2e/kit/person.ts';
import { serve } from '../server/serve.ts';
import { type MainThreadCost, mainThreadCost } from './main-thread-cost.ts';
import { median, percentile } from './statistics.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 15);
const SLOWDOWNS = [4, 6];
const FRAME_MS = 1000 / 60;
/** Time in which the page finishes loading before it is measured. */
const SETTLE_MS = 2_000;
/** A full table of each game, but not more than six players. */
const SEATS: { readonly [game: string]: number } = {
  'david-goliath': 6,
  'gouda-gouda': 6,
  'daumen-drauf': 6,
  'mens-erger-je-niet': 4,
};
/** Easy bots answer at once, so that nothing but the page costs time. */
const LEVEL = process.env.LEVEL ?? 'easy';
const games = process.env.GAMES?.split(',') ?? Object.keys(SEATS);

const buildFolder = await mkdtemp(join(tmpdir(), 'cheeseboard-frames-'));
await buildApp(buildFolder);
const folders = [...process.argv.slice(2), buildFolder];
const servers = await Promise.all(folders.map((folder) => serve({ folder, port: 0, host: '127.0.0.1' })));
const builds = servers.map(({ port }, index) => ({
  name: folders[index] === buildFolder ? 'this build' : folders[index]!,
  site: `http://localhost:${port}/`,
}));
const costs = new Map<string, MainThreadCost[]>();
const gaps = new Map<string, number[][]>();
const answers = new Map<string, number[][]>();
const browser = await chromium.launch(launch);
try {
  for (let round = 1; round <= ROUNDS; round++) {
    for (const game of games) {
      for (const { name, site } of builds) {
        const cost = await costOfPlay(browser, site, game);
        addSample(costs, `${game}, ${name}`, cost);
        for (const slowdown of SLOWDOWNS) {
          addSample(gaps, `${game}, ${slowdown}×, ${name}`, cost.gaps[slowdown]!);
          if (process.env.WALL)
            addSample(
              gaps,
              `${game}, ${slowdown}×, ${name}, wall`,
              await gapsOfPlay(browser, site, game, slowdown),
            );
        }
      }
    }
    console.log(
      `after round ${round} of ${SECONDS} s, load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores; medians of the rounds`,
    );
    printCosts();
    printFrames();
    if (answers.size > 0) printAnswers();
  }
} finally {
  await browser.close();
  for (const server of servers) await server.close();
  await rm(buildFolder, { recursive: true, force: true });
}
// PeerServer's timers would keep the process alive.
process.exit(0);

function addSample<T>(samples: Map<string, T[]>, key: string, sample: T): void {
  samples.set(key, [...(samples.get(key) ?? []), sample]);
}

function printCosts(): void {
  const row = (rounds: readonly MainThreadCost[]) => ({
    'all, ms/s': medianOf(rounds, ({ all }) => all),
    script: medianOf(rounds, ({ script }) => script),
    style: medianOf(rounds, ({ style }) => style),
    layout: medianOf(rounds, ({ layout }) => layout),
    paint: medianOf(rounds, ({ paint }) => paint),
    'longest task, ms': medianOf(rounds, ({ longestTask }) => longestTask),
  });
  console.log('CPU time of the main thread per second of play');
  console.table(Object.fromEntries([...costs].map(([key, rounds]) => [key, row(rounds)])));
}

function printFrames(): void {
  const row = (rounds: readonly number[][]) => ({
    'p50, ms': medianOf(rounds, (round) => percentile(round, 0.5)),
    p95: medianOf(rounds, (round) => percentile(round, 0.95)),
    longest: medianOf(rounds, (round) => Math.max(...round)),
    'dropped, %': medianOf(rounds, droppedPercent),
  });
  console.log('Gaps between frames, with a slower CPU');
  console.table(Object.fromEntries([...gaps].map(([key, rounds]) => [key, row(rounds)])));
}

function printAnswers(): void {
  const row = (rounds: readonly number[][]) => ({
    answers: rounds.flat().length,
    'p50, ms': Math.round(percentile(rounds.flat(), 0.5)),
    p95: Math.round(percentile(rounds.flat(), 0.95)),
  });
  console.log('From a question to a worker until the page has its answer');
  console.table(Object.fromEntries([...answers].map(([key, rounds]) => [key, row(rounds)])));
}

function medianOf<T>(rounds: readonly T[], figure: (round: T) => number): number {
  return Number(median(rounds.map(figure)).toFixed(1));
}

/** The share of screen refreshes without a new frame. */
function droppedPercent(gapsMs: readonly number[]): number {
  const refreshesPerGap = gapsMs.map((gap) => Math.max(1, Math.round(gap / FRAME_MS)));
  const refreshCount = refreshesPerGap.reduce((a, b) => a + b, 0);
  return (100 * (refreshCount - gapsMs.length)) / refreshCount;
}

async function costOfPlay(browser: Browser, site: string, game: string): Promise<MainThreadCost> {
  const person = await sitDown(browser, site, game);
  await browser.startTracing(person.page, {
    categories: [
      '-*',
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'v8.execute',
    ],
  });
  await person.page.waitForTimeout(SECONDS * 1000);
  const trace = await browser.stopTracing();
  await noteAnswers(person, game);
  await person.close();
  return mainThreadCost(String(trace), SECONDS, SLOWDOWNS);
}

async function gapsOfPlay(browser: Browser, site: string, game: string, slowdown: number): Promise<number[]> {
  const person = await sitDown(browser, site, game);
  const session = await person.context.newCDPSession(person.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const gapsMs = await person.page.evaluate(async (seconds) => {
    const frameTimes: number[] = [];
    const startMs = performance.now();
    while (performance.now() - startMs < seconds * 1000)
      frameTimes.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
    return frameTimes.slice(1).map((time, index) => time - frameTimes[index]!);
  }, SECONDS);
  await noteAnswers(person, `${game}, page ${slowdown}× slower`);
  await person.close();
  return gapsMs;
}

/** What `timeAnswers` leaves in the page. */
interface PageGlobals {
  answersMs: number[];
}

/** Runs in the page: notes how long each question to a worker waits for its answer. */
function timeAnswers(): void {
  const answersMs: number[] = [];
  Object.assign(globalThis, { answersMs } satisfies PageGlobals);
  globalThis.Worker = class extends Worker {
    override postMessage(question: { readonly id: number }): void {
      const askedMs = performance.now();
      const noteAnswer = ({ data }: MessageEvent<{ readonly id: number }>): void => {
        if (data.id !== question.id) return;
        answersMs.push(performance.now() - askedMs);
        this.removeEventListener('message', noteAnswer);
      };
      this.addEventListener('message', noteAnswer);
      super.postMessage(question);
    }
  };
}

async function noteAnswers({ page }: Person, key: string): Promise<void> {
  const answersMs = await page.evaluate(() => (globalThis as typeof globalThis & PageGlobals).answersMs);
  if (answersMs.length > 0) addSample(answers, key, answersMs);
}

interface Table extends HTMLElement {
  readonly busy: boolean;
  readonly moves: readonly unknown[];
  closeSheet(): void;
  attempt(move: unknown): boolean;
}

/** Opens a table with bots and plays there: a timer in the page makes the reader's first legal move and closes sheets. */
async function sitDown(browser: Browser, site: string, game: string): Promise<Person> {
  const person = await Person.open(browser, 'Anna', site, {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    reducedMotion: 'no-preference',
  });
  const chairs = Array.from({ length: SEATS[game]! }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Anna' } : { kind: 'bot', level: LEVEL },
  );
  await person.context.addInitScript(([key, draft]) => localStorage.setItem(key, draft), [
    `cheeseboard:setup ${game} bots`,
    JSON.stringify({ options: {}, policy: {}, chairs }),
  ] as const);
  await person.context.addInitScript(timeAnswers);
  // The player does nothing but move: nobody would tap the die.
  await person.context.addInitScript(() => localStorage.setItem('cheeseboard:rollForMe', 'true'));
  await person.goto(`#/new/${game}/bots`);
  await person.button('Play').click();
  const table = person.page.locator(`cb-${game}`);
  await table.locator('.bar').waitFor();
  await table.evaluate((element) => {
    const host = element as Table;
    setInterval(() => {
      host.closeSheet();
      if (!host.busy && host.moves.length > 0) host.attempt(host.moves[0]);
    }, 100);
  });
  await person.page.waitForTimeout(SETTLE_MS);
  return person;
}
