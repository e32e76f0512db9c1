/** The readme lists attacks and names the test of each: those tests exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, app), 'utf8');
const tests = ['test/', 'src/fair/']
  .flatMap((folder) =>
    readdirSync(new URL(folder, app)).flatMap((name) => (name.endsWith('.test.ts') ? [folder + name] : [])),
  )
  .filter((path) => !path.includes('readme'))
  .map(read)
  .join('\n');

const [, section = ''] =
  /### Attacks, and what comes of them\n([\s\S]*?)\n### /.exec(read('README.md')) ?? [];
const rows = section.split('\n').filter((line) => /^\| (host|guest|heir|stranger) /.test(line));

test('there is a table of attacks', () => {
  expect(rows.length).toBeGreaterThan(15);
});

test.each(rows.map((row) => [row.split('|')[2]!.trim(), row] as const))('%s', (_, row) => {
  const named = [...row.split('|')[4]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(tests).toContain(name);
});
