// Brings what the two commands of the README need on a machine that has only Node and npm: pnpm, the dependencies, and a
// Node that is new enough for the tools. Plain JavaScript without dependencies, for Node 20.19 and later.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const firstTime = !existsSync(join(root, 'node_modules', '.modules.yaml'));
const windows = process.platform === 'win32';
const oldestNode = [20, 19];
/** The oldest Node that all our tools run on, and that runs TypeScript as it is. */
const toolsNode = [22, 19];

/** Without a network, the defaults of npm and pnpm try again for minutes before they say so. */
const impatient = {
  npm: ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
  pnpm: ['--config.fetch-retries=1', '--config.fetch-retry-mintimeout=1000'],
};

/** Says in one sentence why we cannot go on, and stops. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

export function say(sentence) {
  console.log(`\n▸ ${sentence}`);
}

/** Runs a command in the root with our terminal, and gives its exit code. */
export function run(command, args, env) {
  const { status, error } = spawn(command, args, { env, stdio: 'inherit' });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a command in the root quietly, and gives its exit code and what it said. */
export function ask(command, args, env, timeout) {
  const { status, stdout, stderr, error } = spawn(command, args, { env, timeout, encoding: 'utf8' });
  return {
    code: status ?? 1,
    out: (stdout ?? '').trim(),
    all: error?.message ?? `${stdout}${stderr}`.trim(),
  };
}

function spawn(command, args, options) {
  const all = { cwd: root, ...options };
  if (!windows) return spawnSync(command, args, all);
  // Tools are .cmd files on Windows, and those need a shell.
  const line = [command, ...args].map((word) => (/[\s()]/.test(word) ? `"${word}"` : word)).join(' ');
  return spawnSync(line, { ...all, shell: true });
}

/** Makes the tree ready to work in, and gives the environment in which its tools run. */
export function prepare() {
  if (!atLeast(process.versions.node, oldestNode)) {
    giveUp(
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
  const here = ask('pnpm', ['--version'], { ...env, COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' }, 20_000);
  if (here.code === 0 && here.out === version) return env;

  if (firstTime) say(`Fetching ${packageManager}…`);
  const brought = fromNpm(packageManager, env);
  const works = brought && ask('pnpm', ['--version'], brought).out === version;
  if (!works)
    giveUp(`Cheeseboard needs ${packageManager} and could not get it from npm: is there a network?`);
  return brought;
}

function install(env) {
  // CI: without it, pnpm may ask before it replaces a node_modules of another kind.
  const frozen = ['install', '--frozen-lockfile', '--reporter=append-only', ...impatient.pnpm];
  const quiet = { ...env, CI: 'true' };
  if (firstTime) {
    say('Installing the dependencies (the first time, a minute or so)…');
    if (run('pnpm', frozen, quiet) === 0) return;
  } else {
    const { code, all } = ask('pnpm', frozen, quiet);
    if (code === 0) return;
    console.error(all);
  }
  giveUp(
    'The dependencies could not be installed, for the reason above. The first time, this needs a network.',
  );
}

/** An environment whose `node` runs the tools: the one among the dependencies, or yours, or one from npm. */
function withNode(env) {
  const candidates = [withPath(join(root, 'node_modules', '.bin'), env), env];
  const found = candidates.find((candidate) => runsTools(candidate)) ?? broughtNode(env);
  if (!found) {
    giveUp(
      `The tools need Node ${toolsNode.join('.')} or later, this is ${process.versions.node}, and a newer one could not be had from npm.`,
    );
  }
  return found;
}

function broughtNode(env) {
  say('Fetching a newer Node for the tools…');
  const brought = fromNpm('node@24', env);
  return brought && runsTools(brought) ? brought : null;
}

function runsTools(env) {
  const { code, out } = ask('node', ['--version'], env);
  return code === 0 && atLeast(out.slice(1), toolsNode);
}

/** An environment in which the commands of an npm package are on the PATH, or null if the package cannot be had. */
function fromNpm(spec, env) {
  // An exact version that npm has already seen needs no network.
  const options = ['--yes', '--prefer-offline', ...impatient.npm, '--package', spec];
  const { code, out } = ask('npx', [...options, '--', 'node', '--print', 'process.env.PATH'], env);
  return code === 0 ? { ...withoutPath(env), PATH: out.split('\n').at(-1).trim() } : null;
}

function withPath(folder, env) {
  const path = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
  return { ...withoutPath(env), PATH: `${folder}${delimiter}${path}` };
}

/** Windows spells it Path, and must not get both. */
function withoutPath(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.toUpperCase() !== 'PATH'));
}

function atLeast(version, [major, minor]) {
  const [a, b] = version.split('.').map(Number);
  return a > major || (a === major && b >= minor);
}
