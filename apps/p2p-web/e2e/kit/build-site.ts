/** Global setup: builds the app as it ships, and the test pages beside it, into a temporary folder. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { fromSource } from '../../../../.scripts/source-condition.ts';
import { smallPeerjs } from '../../build/peerjs.ts';

const appFolder = join(import.meta.dirname, '..', '..');
const pagesFolder = join(appFolder, 'e2e', 'pages');
/** Turns off warnings about slow builds, which a busy machine would cause. */
const quietOptions = { bundlerTimings: false };
const SITE_VARIABLE = 'CHEESEBOARD_E2E_SITE';

/** The folder of the built app. */
export function builtSite(): string {
  const folder = process.env[SITE_VARIABLE];
  if (!folder) throw new Error('The app is built before the tests start: run them with playwright test.');
  return folder;
}

export interface BuildChanges {
  /** Replaces the version number. */
  readonly version?: string;
  /** Raises the protocol version by this much. */
  readonly protocols?: number;
}

/** Builds the app into a folder, optionally with a later version or protocol. */
export async function buildApp(outDir: string, { version, protocols = 0 }: BuildChanges = {}): Promise<void> {
  await build({
    root: appFolder,
    logLevel: 'warn',
    define: version === undefined ? {} : { __VERSION__: JSON.stringify(version) },
    plugins: protocols === 0 ? [] : [laterProtocol(protocols)],
    build: { outDir, emptyOutDir: true, rolldownOptions: { checks: quietOptions } },
  });
}

function laterProtocol(increment: number): Plugin {
  return {
    name: 'later-protocol',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('src/protocol/handshake.ts')) return null;
      const changedCode = code.replace(
        /(const PROTOCOL = )(\d+)/,
        (_, declaration, protocol) => `${declaration}${Number(protocol) + increment}`,
      );
      if (changedCode === code) throw new Error(`no PROTOCOL in ${id}`);
      return changedCode;
    },
  };
}

async function buildPages(outDir: string): Promise<void> {
  const pageFiles = existsSync(pagesFolder)
    ? readdirSync(pagesFolder).filter((name) => name.endsWith('.html'))
    : [];
  if (pageFiles.length === 0) return;
  await build({
    root: pagesFolder,
    configFile: false,
    ...fromSource,
    resolve: { ...fromSource.resolve, alias: smallPeerjs },
    base: './',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { checks: quietOptions, input: pageFiles.map((name) => join(pagesFolder, name)) },
    },
  });
}

/** The checks of layout, contrast and keyboard that the components' tests have, as a script for any page. */
async function buildPageChecks(outDir: string): Promise<void> {
  const entry = join(appFolder, '..', '..', 'packages', 'ui-components', 'test', 'kit', 'page-checks.ts');
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry, name: 'pageChecks', formats: ['iife'], fileName: () => 'checks.js' },
      rolldownOptions: { checks: quietOptions },
    },
  });
}

export default async function beforeAll(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cheeseboard-e2e-'));
  await buildApp(folder);
  await buildPages(join(folder, 'pages'));
  await buildPageChecks(join(folder, 'page-checks'));
  process.env[SITE_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
