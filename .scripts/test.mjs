// npm test: installs what is missing, then runs every check, as many at a time as the machine has cores. Turborepo skips tasks that
// passed before and whose files have not changed.
//
//   npm test -- unit types     only these checks (`npm run test:long` is `npm test -- long`)
//   npm test -- @cheeseboard/docs#test:browser     only this task of turbo.json, and its dependencies
//   npm test -- --slowest      also prints the slowest test files
//   npm test -- --force        also runs unchanged tasks
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withBrowsers } from './browser.mjs';
import { countsOf, skipLines, sum } from './test-counts.mjs';
import { exitWithError, prepare, root } from './toolchain.mjs';

/** Each check: its name, the tasks in turbo.json that it consists of, and whether they drive a browser. */
const checks = {
  format: { tasks: ['//#lint:biome'] },
  imports: { tasks: ['//#lint:imports'] },
  scripts: { tasks: ['//#lint:scripts'] },
  types: { tasks: ['types'] },
  build: { tasks: ['build', 'build:gallery', '//#site'] },
  package: { tasks: ['package'] },
  size: { tasks: ['size'] },
  unit: { tasks: ['test'] },
  browser: { tasks: ['test:browser', 'test:published'], browser: true },
  dev: { tasks: ['//#test:dev'], browser: true },
  long: { tasks: ['test:long', '//#test:new-game'], browser: true, onlyWhenNamed: true },
};
const packages = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
);

const { chosen, slowest, force } = readArguments(process.argv.slice(2));
const startMs = Date.now();
let env = prepare();
if (chosen.some(({ browser }) => browser)) env = withBrowsers(env) ?? process.exit(1);

for (const folder of packages) {
  for (const outdatedFolder of ['reports/tests', 'test-results']) {
    rmSync(join(root, folder, outdatedFolder), { recursive: true, force: true });
  }
}
const { logs, tasks } = await runTasks(chosen.flatMap(({ tasks }) => tasks));
const failedTasks = tasks.filter(({ exitCode }) => exitCode !== 0);
for (const { id } of failedTasks) console.log(`\n✗ ${id}\n${logs.get(id)?.join('\n') ?? ''}`);
summarise();
process.exitCode = failedTasks.length === 0 && tasks.length > 0 ? 0 : 1;

function readArguments(args) {
  const flags = ['--slowest', '--force'];
  const names = args.filter((arg) => !flags.includes(arg));
  const unknownNames = names.filter((name) => !Object.hasOwn(checks, name) && !name.includes('#'));
  if (unknownNames.length > 0) {
    exitWithError(
      `There is no check named ${unknownNames.join(', ')}: choose from ${Object.keys(checks).join(', ')}.`,
    );
  }
  const defaultChecks = Object.values(checks).filter(({ onlyWhenNamed }) => !onlyWhenNamed);
  return {
    chosen:
      names.length > 0
        ? names.map((name) => checks[name] ?? { tasks: [name], browser: true })
        : defaultChecks,
    slowest: args.includes('--slowest'),
    force: args.includes('--force'),
  };
}

/** Runs the tasks; returns the output, exit code and duration of each. */
async function runTasks(ids) {
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  // Three tasks more than there are cores: four suites take most of the time, and the builds with all that depends on them run beside
  // these, instead of alone at the end.
  const concurrency = availableParallelism() + 3;
  const options = [
    '--json',
    '--summarize',
    '--continue=dependencies-successful',
    `--concurrency=${concurrency}`,
  ];
  const turboProcess = spawn('node', [turbo, 'run', ...ids, ...options, ...(force ? ['--force'] : [])], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise((resolve) => turboProcess.once('exit', resolve));
  const logs = new Map();
  let summary = null;
  for await (const line of createInterface({ input: turboProcess.stdout })) {
    const { source, text } = JSON.parse(line);
    if (source === 'turbo') {
      summary = /^Summary: +(.+)$/.exec(text)?.[1] ?? summary;
      continue;
    }
    if (!logs.has(source)) {
      logs.set(source, []);
      console.log(`▸ ${source}${text.startsWith('cache hit') ? ' (unchanged)' : ''}`);
    }
    logs.get(source).push(text);
  }
  await exit;
  if (!summary) exitWithError('Turborepo could not run the checks, for the reason above.');
  const { tasks } = JSON.parse(readFileSync(summary, 'utf8'));
  return {
    logs,
    tasks: tasks.flatMap(({ taskId, cache, execution }) =>
      execution
        ? [
            {
              id: taskId,
              exitCode: execution.exitCode,
              milliseconds: execution.endTime - execution.startTime,
              unchanged: cache.status === 'HIT',
            },
          ]
        : [],
    ),
  };
}

function summarise() {
  const counts = countsOf(packages, logs);
  if (slowest) printSlowest(counts);
  console.log('');
  for (const { id, exitCode, milliseconds, unchanged } of tasks) {
    if (!logs.has(id)) continue;
    const time = unchanged ? 'unchanged' : formatSeconds(milliseconds);
    console.log(`${exitCode === 0 ? '✓' : '✗'} ${id.padEnd(40)} ${time.padStart(10)}`);
  }
  console.log(`\n${formatSeconds(Date.now() - startMs)} in all.`);
  if (failedTasks.length > 0) console.log(`Failed: ${failedTasks.map(({ id }) => id).join(', ')}`);
  const folders = packages.filter((folder) => filesIn(join(root, folder, 'test-results')) > 0);
  if (folders.length > 0) {
    console.log(
      `Traces (npx playwright show-trace <file>) and screenshots: ${folders.map((folder) => `${folder}/test-results/`).join(', ')}`,
    );
  }
  for (const line of skipLines(counts)) console.log(line);
  const total = (field) => sum(counts.map((count) => count[field]));
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
}

function printSlowest(counts) {
  const files = counts.flatMap(({ files }) => files).sort((a, b) => b.milliseconds - a.milliseconds);
  console.log('\nThe slowest test files:');
  for (const { file, milliseconds, tests } of files.slice(0, 30)) {
    console.log(`${formatSeconds(milliseconds).padStart(9)}  ${String(tests).padStart(5)} tests  ${file}`);
  }
}

function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;
  } catch {
    return 0;
  }
}

function formatSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
