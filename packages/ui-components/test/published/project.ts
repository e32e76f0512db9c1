/** Makes a project as a user would: one of the examples, with the packed packages installed in its `node_modules`. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const ownPackages = { '@cheeseboard/engine': join(root, '../engine'), '@cheeseboard/ui-components': root };

/** Exact versions by name. */
type Versions = Readonly<Record<string, string>>;

/** The temporary folders of this file's tests. */
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function temporaryFolder(name: string): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), `cheeseboard-${name}-`)));
  folders.push(folder);
  return folder;
}

/** Runs a command as npm scripts do: with the project's own tools first in the path. Throws with its output if it fails. */
export async function runIn(folder: string, command: string, args: readonly string[]): Promise<void> {
  const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
  // vitest's NODE_ENV would make React's development build.
  const { NODE_ENV: _, ...env } = process.env;
  const options = { cwd: folder, env: { ...env, PATH: path, NEXT_TELEMETRY_DISABLED: '1' } as never };
  await run(command, args, { ...options, maxBuffer: 2 ** 24 }).catch(({ stdout, stderr }) => {
    throw new Error(`${command} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`);
  });
}

export interface Packed {
  /** Copies an example, with these tools besides the dependencies of its package.json, and installs everything. */
  project(example: string, tools?: Versions): Promise<string>;
}

/** Packs both packages. `registry` tells whether tools are downloaded, or linked from this repository's own. */
export async function pack(registry: boolean): Promise<Packed> {
  const tarballs = await temporaryFolder('tarballs');
  for (const folder of Object.values(ownPackages))
    await runIn(folder, 'pnpm', ['pack', '--pack-destination', tarballs]);
  const fileOf = async (name: string): Promise<string> => {
    const { version } = await manifestIn(ownPackages[name as keyof typeof ownPackages]);
    return join(tarballs, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
  };

  async function download(folder: string, tools: Versions): Promise<void> {
    const own: Record<string, string> = {};
    for (const name of Object.keys(ownPackages)) own[name] = `file:${await fileOf(name)}`;
    const manifest = await manifestIn(folder).catch(() => ({ private: true, type: 'module' }) as Manifest);
    const dependencies = { ...manifest.dependencies, ...tools, ...own };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
    await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  }

  async function link(folder: string, tools: Versions): Promise<void> {
    const modules = join(folder, 'node_modules');
    const { dependencies = {} } = await manifestIn(folder).catch((): Manifest => ({}));
    for (const [name, source] of Object.entries(ownPackages)) {
      await mkdir(join(modules, name), { recursive: true });
      await runIn(folder, 'tar', [
        '-xzf',
        await fileOf(name),
        '--strip-components=1',
        '-C',
        join(modules, name),
      ]);
      for (const needed of Object.keys((await manifestIn(source)).dependencies ?? {}))
        await linkFrom(source, needed, modules);
    }
    for (const name of Object.keys({ ...dependencies, ...tools })) await linkFrom(root, name, modules);
  }

  return {
    async project(example, tools = {}) {
      const folder = await temporaryFolder(example);
      await cp(join(root, 'examples', example), folder, { recursive: true });
      await (registry ? download : link)(folder, tools);
      return folder;
    },
  };
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Versions;
}

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

async function linkFrom(source: string, name: string, modules: string): Promise<void> {
  if (name in ownPackages) return;
  await mkdir(dirname(join(modules, name)), { recursive: true });
  await symlink(await realpath(join(source, 'node_modules', name)), join(modules, name)).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
