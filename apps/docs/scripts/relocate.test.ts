import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { relocate } from './relocate.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cheeseboard-docs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function relocateFile(name: string, text: string): string {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  relocate(folder, '/docs');
  return readFileSync(join(folder, name), 'utf8');
}

test('addresses in a page become relative to the page', () => {
  const page = '<a href="/docs/nl/#x">x</a><link href="/docs/a.css"><a href="/docs/../#/new/x">y</a> /docs/';
  expect(relocateFile('index.html', page)).toBe(
    '<a href="./nl/#x">x</a><link href="./a.css"><a href="./../#/new/x">y</a> /docs/',
  );
  expect(relocateFile('en/games/index.html', page)).toBe(
    '<a href="../../nl/#x">x</a><link href="../../a.css"><a href="../../../#/new/x">y</a> /docs/',
  );
});

test('addresses in a script become relative to the script', () => {
  expect(relocateFile('_astro/a.js', 'new Worker(new URL(`/docs/_astro/w.js`,``+import.meta.url))')).toBe(
    'new Worker(new URL(`./w.js`,``+import.meta.url))',
  );
  expect(relocateFile('_astro/b.js', 'a=function(e){return`/docs/`+e}')).toBe(
    'a=function(e){return new URL(`../`+e,import.meta.url).href}',
  );
  expect(relocateFile('_astro/c.js', 'window.location.pathname=e.value')).toBe(
    'window.location.href=e.value',
  );
});

test.each([
  ['_astro/a.js', 'fetch("/docs/x")'],
  ['en/index.html', '<script>go("/docs/x")</script>'],
])('an address that cannot become relative is an error: %s', (name, text) => {
  expect(() => relocateFile(name, text)).toThrow(`${name} names /docs/x`);
});
