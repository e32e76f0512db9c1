// Tests that the checks fail if the engine uses a clock, random numbers or I/O, or if the app's state machines use the page.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/** A copy of the configuration, in which a file can break the rules without touching the real tree. */
let copy;

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'cheeseboard-purity-'));
  mkdirSync(join(copy, 'packages/engine'), { recursive: true });
  for (const file of [
    'biome.json',
    'tsconfig.base.json',
    'packages/engine/package.json',
    'packages/engine/tsconfig.pure.json',
  ]) {
    copyFileSync(join(root, file), join(copy, file));
  }
  cpSync(join(root, '.scripts'), join(copy, '.scripts'), { recursive: true });
  // With the real node_modules, an import can fail only because the configuration forbids it.
  symlinkSync(
    join(root, 'packages/engine/node_modules'),
    join(copy, 'packages/engine/node_modules'),
    'junction',
  );
});

after(() => rmSync(copy, { recursive: true, force: true }));

function runTool(bin, args) {
  const path = join(root, bin) + (windows ? '.cmd' : '');
  const { status, stdout, stderr } = windows
    ? spawnSync(`"${path}" ${args.join(' ')}`, { cwd: copy, encoding: 'utf8', shell: true })
    : spawnSync(path, args, { cwd: copy, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

function withSource(file, source, check) {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${source}\n`);
  try {
    return check();
  } finally {
    rmSync(path);
  }
}

const lint = (file, source) =>
  withSource(file, source, () => runTool('node_modules/.bin/biome', ['lint', '--vcs-enabled=false', file]));

const compile = (source) =>
  withSource('packages/engine/src/core/x.ts', source, () =>
    runTool('packages/engine/node_modules/.bin/tsc', ['-p', 'packages/engine/tsconfig.pure.json']),
  );

describe('the linter refuses, inside the engine,', () => {
  for (const source of [
    'export const a = Math.random();',
    "export const a = Math['random']();",
    'export const { random } = Math;',
    'export const { floor, random: draw } = Math;',
    'const M = Math;\nexport const a = M.random();',
    'export const shuffle = (draw = Math.random) => draw();',
  ]) {
    test(source, () => {
      const { status, text } = lint('packages/engine/src/core/x.ts', source);
      assert.equal(status, 1, text);
      assert.match(text, /no random generator/);
    });
  }
  for (const source of [
    'export const a = Date.now();',
    'export const a = new Date();',
    'export const a = globalThis.Date.now();',
  ]) {
    test(source, () => {
      const { status, text } = lint('packages/engine/src/core/x.ts', source);
      assert.equal(status, 1, text);
      assert.match(text, /no clock|nothing outside/);
    });
  }
});

describe('the linter allows', () => {
  test('the rest of Math, inside the engine', () => {
    const { status, text } = lint(
      'packages/engine/src/core/x.ts',
      'export const a = Math.max(1, Math.floor(2.5));',
    );
    assert.equal(status, 0, text);
  });
  for (const file of ['packages/engine/src/cli/x.ts', 'packages/engine/src/core/x.test.ts']) {
    test(`chance and a clock in ${file}`, () => {
      const { status, text } = lint(file, 'export const a = Date.now() + Math.random();');
      assert.equal(status, 0, text);
    });
  }
});

describe('the linter', () => {
  for (const source of ['export const a = () => window.location;', 'export type A = HTMLElement;']) {
    test(`refuses "${source}" in a state machine of the app, and allows it in a screen`, () => {
      const { status, text } = lint('apps/p2p-web/src/host/x.ts', source);
      assert.equal(status, 1, text);
      assert.match(text, /know no page/);
      assert.equal(lint('apps/p2p-web/src/screens/x.ts', source).status, 0);
    });
  }
  test('refuses a path into another package in a page of the docs', () => {
    const { status, text } = lint(
      'apps/docs/src/x.astro',
      "---\nimport '../../../packages/engine/src/index.ts';\n---",
    );
    assert.equal(status, 1, text);
    assert.match(text, /by its name/);
  });
});

describe('the compiler refuses, inside the engine,', () => {
  for (const source of [
    'setTimeout(() => {}, 0);',
    'setInterval(() => {}, 1);',
    'queueMicrotask(() => {});',
    'export const a = performance.now();',
    'export const a = process.env;',
    "console.log('hello');",
    "export const a = fetch('x');",
    'export const a = crypto.getRandomValues(new Uint8Array(1));',
    'export const a = document.body;',
    "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
    "export const a = await import('node:fs');",
    "declare const require: unknown;\nexport const a = require('fs');",
  ]) {
    test(source.split('\n').at(-1), () => {
      const { status, text } = compile(source);
      assert.notEqual(status, 0, 'it compiled');
      assert.match(text, /x\.ts.*(Cannot find (name|module)|'unknown')/);
    });
  }
  test('but not plain code', () => {
    const { status, text } = compile('export const a: readonly number[] = [1, 2];');
    assert.equal(status, 0, text);
  });
});
