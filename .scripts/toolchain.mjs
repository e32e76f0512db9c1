// Installs what the two commands of the README need on a machine that has only Node and npm: pnpm, the dependencies, and a
// Node that is new enough for the tools. Plain JavaScript without dependencies, for Node 20.19 and later.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const firstTime = !existsSync(join(root, 'node_modules', '.modules.yaml'));
const windows = process.platform === 'win32';
const oldestNode = [20, 19];
/** The oldest Node that all our tools support and that runs TypeScript without a build. */
const toolsNode = [22, 19];

/** Options that prevent long waits: offline, npm and pnpm would retry for minutes before they fail. */
const fewRetries = {
  npm: ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
  pnpm: ['--config.fetch-retries=1', '--config.fetch-retry-mintimeout=1000'],
};

/** Prints why the script cannot continue, and ends it with exit code 1. */
export function exitWithError(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

export function printStep(sentence) {
  console.log(`\n▸ ${sentence}`);
}

/** Runs a command in the root with this terminal, and returns its exit code. */
export function run(command, args, env) {
  const { status, error } = spawn(command, args, { env, stdio: 'inherit' });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a command in the root without printing, and returns its exit code and output. */
export function runQuietly(command, args, env, timeout) {
  const { status, stdout, stderr, error } = spawn(command, args, { env, timeout, encoding: 'utf8' });
  return {
    code: status ?? 1,
    out: (stdout ?? '').trim(),
    all: error?.message ?? `${stdout}${stderr}`.trim(),
  };
}

function spawn(command, args, options) {
  const spawnOptions = { cwd: root, ...options };
  if (!windows) return spawnSync(command, args, spawnOptions);
  // Tools are .cmd files on Windows, and those need a shell.
  const line = [command, ...args].map((word) => (/[\s()]/.test(word) ? `"${word}"` : word)).join(' ');
  return spawnSync(line, { ...spawnOptions, shell: true });
}

/** Installs everything that is missing, and returns the environment in which the tools run. */
export function prepare() {
  if (!isAtLeast(process.versions.node, oldestNode)) {
    exitWithError(
      `Cheeseboard needs Node ${oldestNode.join('.')} or later, and this is ${process.versions.node}: see https://nodejs.org.`,
    );
  }
  const env = withPnpm({ ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
  install(env);
  return withNode(env);
}

function withPnpm(env) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = packageManager.split('@').at(-1);
  const installed = runQuietly(
    'pnpm',
    ['--version'],
    { ...env, COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
    20_000,
  );
  if (installed.code === 0 && installed.out === version) return env;

  if (firstTime) printStep(`Fetching ${packageManager}…`);
  const fetchedEnv = fromNpm(packageManager, env);
  const hasPnpm = fetchedEnv && runQuietly('pnpm', ['--version'], fetchedEnv).out === version;
  if (!hasPnpm)
    exitWithError(`Cheeseboard needs ${packageManager} and could not get it from npm. Are you online?`);
  return fetchedEnv;
}

function install(env) {
  // With CI set, pnpm does not ask before it replaces a node_modules folder of another version.
  const installArgs = ['install', '--frozen-lockfile', '--reporter=append-only', ...fewRetries.pnpm];
  const ciEnv = { ...env, CI: 'true' };
  if (firstTime) {
    printStep('Installing the dependencies (the first time, a minute or so)…');
    if (run('pnpm', installArgs, ciEnv) === 0) return;
  } else {
    const { code, all } = runQuietly('pnpm', installArgs, ciEnv);
    if (code === 0) return;
    console.error(all);
  }
  exitWithError(
    'The dependencies could not be installed, for the reason above. The first time, you must be online.',
  );
}

/** An environment whose `node` can run the tools: the Node among the dependencies, the installed one, or one from npm. */
function withNode(env) {
  const candidates = [withPath(join(root, 'node_modules', '.bin'), env), env];
  const node = candidates.find((candidate) => runsTools(candidate)) ?? nodeFromNpm(env);
  if (!node) {
    exitWithError(
      `The tools need Node ${toolsNode.join('.')} or later, this is ${process.versions.node}, and npm could not fetch a newer one.`,
    );
  }
  return node;
}

function nodeFromNpm(env) {
  printStep('Fetching a newer Node for the tools…');
  const fetchedEnv = fromNpm('node@24', env);
  return fetchedEnv && runsTools(fetchedEnv) ? fetchedEnv : null;
}

function runsTools(env) {
  const { code, out } = runQuietly('node', ['--version'], env);
  return code === 0 && isAtLeast(out.slice(1), toolsNode);
}

/** An environment with the commands of an npm package on the PATH, or null if npm cannot fetch the package. */
function fromNpm(spec, env) {
  // An exact version that npm has already seen needs no network.
  const options = ['--yes', '--prefer-offline', ...fewRetries.npm, '--package', spec];
  const { code, out } = runQuietly('npx', [...options, '--', 'node', '--print', 'process.env.PATH'], env);
  return code === 0 ? { ...withoutPath(env), PATH: out.split('\n').at(-1).trim() } : null;
}

function withPath(folder, env) {
  const path = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
  return { ...withoutPath(env), PATH: `${folder}${delimiter}${path}` };
}

/** The environment without its PATH. Windows spells it `Path`, and an environment must not have both. */
function withoutPath(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.toUpperCase() !== 'PATH'));
}

function isAtLeast(version, [major, minor]) {
  const [a, b] = version.split('.').map(Number);
  return a > major || (a === major && b >= minor);
}
