/** THREAT_MODEL.md names the tests of each attack: those tests exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titlesIn } from './kit/titles.ts';

const app = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, app), 'utf8');
const titles = [
  'test/',
  'src/election/',
  'src/transport/peerjs/',
  'src/transport/nostr/',
  '../../packages/engine/src/core/fair/',
]
  .flatMap((folder) =>
    readdirSync(new URL(folder, app)).flatMap((name) => (name.endsWith('.test.ts') ? [folder + name] : [])),
  )
  .filter((path) => !path.includes('threat-model'))
  .flatMap((path) => titlesIn(read(path)));

const [, section = ''] = /## Attacks\n([\s\S]*?)\n## /.exec(read('THREAT_MODEL.md')) ?? [];
const rows = section.split('\n').filter((line) => /^\| (host|guest|voter|stranger) /.test(line));
/** A test title in backticks: double ones if the title itself contains backticks. */
const codeSpan = /(`{1,2})(.+?)\1(?!`)/g;

test('lists more than 40 attacks', () => {
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows.map((row) => [row.split('|')[2]!.trim(), row] as const))('%s', (_, row) => {
  const testNames = [...row.split('|')[4]!.matchAll(codeSpan)].map(([, , name]) => name!);
  expect(testNames.length).toBeGreaterThan(0);
  for (const name of testNames)
    expect(
      titles.filter((title) => title.includes(name)),
      name,
    ).not.toEqual([]);
});

test('does not count names in comments, in strings or of skipped tests', () => {
  const source = `
    // test('in a comment', () => {});
    const said = "it's said";
    test('declared', () => {});
    it.skip('left out', () => {});
    test.each<[string, number]>([
      ['a row (with brackets)', 1], // it('remarked')
      ['another row', 2],
    ])('%s of a table', () => expect('in a string'));
    test.each(games)('without %s', () => {});
  `;
  const tables = ['a row (with brackets) of a table', 'another row of a table', 'without %s'];
  expect(titlesIn(source)).toEqual(['declared', ...tables]);
});
