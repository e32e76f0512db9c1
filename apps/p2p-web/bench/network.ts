/**
 * What people notice of bad networks: how long joining takes, how long a click takes to another screen, and how long a table needs after a
 * cut. Each browser is in a network namespace of its own (Linux, as root). Prints Markdown.
 *
 *   --rows join,cut/60     only rows whose names begin so; `--rows list` prints all names
 *   --rounds 3             how often each row is measured
 *   --before <checkout>    measures another checkout in turns with this one. Its app must be built (`vite build`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../e2e/kit/build-site.ts';
import { namespacesMissing } from '../e2e/kit/namespaces.ts';
import { type Build, type Measurement, type Row, rows, type Values } from './network-rows.ts';
import { median } from './statistics.ts';

/** Time between the cuts of tables that are measured together, so that they do not recover at the same moment. */
const STAGGER_MS = 6_000;

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    before: { type: 'string' },
  },
});
const chosenRows = rows.filter(({ name }) =>
  options.rows.split(',').some((prefix) => `${name}/`.startsWith(prefix === '' ? '' : `${prefix}/`)),
);
const missingTool = namespacesMissing();
if (chosenRows.length === 0 || missingTool !== null) {
  console.log(missingTool ?? rows.map(({ name }) => name).join('\n'));
  process.exit(missingTool === null ? 0 : 1);
}

process.once('exit', printResults);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
// The browsers and servers inherit this: other work on the machine would be measured otherwise.
setPriority(-10);
const folder = await mkdtemp(join(tmpdir(), 'cheeseboard-network-'));
await buildApp(folder);
const builds: Build[] = [{ name: 'now', folder }];
if (options.before !== undefined) {
  const app = join(options.before, 'apps', 'p2p-web');
  builds.unshift({ name: 'before', app, folder: join(app, 'dist') });
}

/** The values of each line, by build. */
const results = new Map<string, Map<Build, (number | null)[]>>();
try {
  const rounds = Number(options.rounds);
  for (let round = 1; round <= rounds; round++) {
    for (const name of new Set(chosenRows.map(({ name, batch = name }) => batch))) {
      const batch = chosenRows.filter((row) => name === (row.batch ?? row.name));
      if (batch[0]!.batch === undefined) await measureInTurns(batch);
      else await measureBatch(batch);
      const load = loadavg()[0]!.toFixed(1);
      console.error(`${new Date().toISOString()} round ${round} of ${rounds}: ${name}, load ${load}`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);

async function measureInTurns(rowsOfBatch: readonly Row[]): Promise<void> {
  for (const { prepare } of rowsOfBatch) {
    for (const build of builds) {
      const { measure, close } = await prepare(build);
      addResults(build, await measure());
      await close();
    }
  }
}

async function measureBatch(rowsOfBatch: readonly Row[]): Promise<void> {
  const measurements: (Measurement & { readonly build: Build })[] = [];
  for (const { prepare } of rowsOfBatch)
    for (const build of builds) measurements.push({ build, ...(await prepare(build)) });
  await Promise.all(
    measurements.map(async ({ build, measure, close }, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * STAGGER_MS));
      addResults(build, await measure());
      await close();
    }),
  );
}

function addResults(build: Build, values: Values): void {
  for (const [line, lineValues] of Object.entries(values)) {
    console.error(
      `${build.name}: ${line}: ${lineValues.map((value) => value?.toFixed(1) ?? 'never').join(' ')}`,
    );
    if (!results.has(line)) results.set(line, new Map(builds.map((knownBuild) => [knownBuild, []])));
    results
      .get(line)!
      .get(build)!
      .push(...lineValues);
  }
}

function printResults(): void {
  console.log(`${cpus().length} cores; median (lowest to highest)\n`);
  console.log(`| | ${builds.map(({ name }) => name).join(' | ')} |`);
  console.log(`| --- |${builds.map(() => ' --- |').join('')}`);
  for (const [line, valuesByBuild] of results)
    console.log(`| ${line} | ${builds.map((build) => summaryOf(valuesByBuild.get(build)!)).join(' | ')} |`);
}

function summaryOf(values: readonly (number | null)[]): string {
  const numbers = values.filter((value) => value !== null);
  const failures = values.length - numbers.length;
  if (numbers.length === 0) return failures > 0 ? 'never' : '';
  // Small values are seconds, large ones milliseconds.
  const digits = median(numbers) < 20 ? 1 : 0;
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)].map((value) =>
    value.toFixed(digits),
  );
  const range = numbers.length > 1 ? ` (${lowest} to ${highest})` : '';
  const failureText = failures > 0 ? `, ${failures} of ${values.length} never` : '';
  return `${median(numbers).toFixed(digits)}${range}${failureText}`;
}
